import { expect, test } from 'vitest';
import { exampleInputs } from '../../src/config/inputs.ts';
import { languages } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import type { Plan } from '../../src/config/settings-types.ts';
import { workedExample } from '../../src/content/worked-example.ts';
import { plannedInputs } from '../../src/model/planned-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { samplePlan } from '../support/sample-plan.ts';

test('the example works through the first month, the one with the first upgrades, and the last', () => {
  const english = languages.find(({ code }) => code === 'en')!;
  expect(workedExample(samplePlan, english)).toEqual([
    { month: 1, total: '$187.50', levels: [{ level: 1, lines: ['10 × $25.00 × 75% = $187.50'] }] },
    {
      month: 2,
      total: '$725.00',
      levels: [
        {
          level: 1,
          lines: [
            '10 − 2 (TURBO) − 2 (NITRO) + 10 = 16 (BOOST)',
            '16 × $25.00 × 75% = $300.00',
            '2 × $90.00 × 75% = $135.00',
            '2 × $160.00 × 75% = $240.00',
          ],
        },
        { level: 2, lines: ['40 × $25.00 × 5% = $50.00'] },
      ],
    },
    {
      month: 12,
      total: '$4,821.50',
      levels: [
        {
          level: 1,
          lines: ['112 × $25.00 × 75% = $2,100.00', '4 × $90.00 × 75% = $270.00', '4 × $160.00 × 75% = $480.00'],
        },
        {
          level: 2,
          lines: ['1,530 × $25.00 × 5% = $1,912.50', '6 × $90.00 × 5% = $27.00', '4 × $160.00 × 5% = $32.00'],
        },
      ],
    },
  ]);
});

test.for(languages)('in $name, the example has the amounts of its inputs', (language) => {
  const amounts = amountsFor(language, plannedInputs(plan, exampleInputs));
  const months = workedExample(plan, language);
  expect(months.map(({ total }) => total)).toEqual(months.map(({ month }) => amounts[month - 1]));
});

test('the example begins its upgrades with the earliest, and shows none that moves nobody', () => {
  const english = languages.find(({ code }) => code === 'en')!;
  const months = (upgrades: Plan['upgrades']) =>
    workedExample({ ...samplePlan, upgrades }, english).map(({ month }) => month);
  const moving = (month: number) => ({ month, shares: { TURBO: 20 } });
  expect(months([moving(7), moving(4)])).toEqual([1, 4, 12]);
  expect(months([{ month: 3, shares: { TURBO: 0 } }, { month: 2, shares: {} }, moving(5)])).toEqual([1, 5, 12]);
  expect(months([])).toEqual([1, 12]);
});
