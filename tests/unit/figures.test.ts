import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cautiousAssumptions } from '../../src/model/inputs.ts';
import { languages } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { calculate } from '../../src/state/store.ts';
import { figureText, type FigureKey } from '../../src/state/figures.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { anyInputs } from './any-plan.ts';

/** Numbers as JavaScript writes them. */
const plain = { money: String, count: String, percent: (percent: number) => `${percent}%` };

const anyMonth = fc.integer({ min: 1, max: plan.horizonMonths });

test.for(languages)(
  'in $name, each month has its amount in both cases, and the result is the chosen one’s',
  (language) => {
    fc.assert(
      fc.property(anyInputs, anyMonth, (inputs, month) => {
        const text = (figure: FigureKey) =>
          figureText(figure, { inputs, calculation: calculate(inputs), month }, formatsFor(language, plan.currency));
        const amounts = amountsFor(language, inputs);
        const cautiousAmounts = amountsFor(language, { ...inputs, ...cautiousAssumptions });
        expect(amounts.map((_, index) => text({ name: 'commission', month: index + 1 }))).toEqual(amounts);
        expect(
          cautiousAmounts.map((_, index) => text({ name: 'commission', which: 'cautious', month: index + 1 })),
        ).toEqual(cautiousAmounts);
        expect(text({ name: 'commission' })).toBe(amounts[month - 1]);
        expect(text({ name: 'commission', which: 'cautious' })).toBe(cautiousAmounts[month - 1]);
        expect(text({ name: 'month' })).toBe(String(month));
      }),
      { numRuns: 20 },
    );
  },
);

test('an assumption is written as people write it', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const text = (name: keyof Inputs) =>
        figureText({ name }, { inputs, calculation: calculate(inputs), month: 1 }, plain);
      expect(text('conversion')).toBe(`${inputs.conversion}%`);
      expect(text('cancellation')).toBe(`${inputs.cancellation}%`);
      expect(text('referralsTenths')).toBe(String(inputs.referralsTenths / 10));
    }),
  );
});
