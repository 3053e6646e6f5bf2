import { expect, test } from 'vitest';
import { exampleInputs } from '../../src/config/inputs.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { workedExample } from '../../src/content/worked-example.ts';
import { amountsFor, percent } from '../support/expected-amounts.ts';
import { languagePages } from '../support/dist.ts';
import type { PageElement } from '../support/elements.ts';

const inputs = {
  start: exampleInputs.partnersAtStart,
  monthly: exampleInputs.newLevel1PartnersPerMonth,
};

const isFolded = (around: readonly PageElement[]) => around.some(({ name }) => name === 'details');

test.for(languagePages)('$file works through the calculation with numbers', ({ language, text }) => {
  const example = text.slice(text.indexOf(translator(language)('workedExample', inputs)));
  const amounts = amountsFor(language, exampleInputs);
  for (const { month, levels } of workedExample(plan, language)) {
    expect(example).toContain(translator(language)('monthNumber', { month }));
    expect(example).toContain(amounts[month - 1]);
    for (const line of levels.flatMap(({ lines }) => lines)) expect(example).toContain(line);
  }
});

test.for(languagePages)(
  '$file says in which months customers move up, and to which level',
  ({ language, elements }) => {
    const t = translator(language);
    const share = percent(language);
    const steps = plan.upgrades
      .map(({ month, shares }) => ({ month, moves: Object.entries<number>(shares).filter(([, whole]) => whole > 0) }))
      .filter(({ moves }) => moves.length > 0)
      .toSorted((one, other) => one.month - other.month);
    const listed = elements.filter(({ name, around }) => name === 'li' && isFolded(around));
    // Who starts where, then the steps and how they are rounded, if there are any, then how it all adds up.
    expect(listed).toHaveLength(steps.length + (steps.length > 0 ? 3 : 2));
    for (const [index, { month, moves }] of steps.entries()) {
      const text = listed[index + 1]!.text;
      for (const part of t('upgradeStep', { month, shares: '|' }).split('|')) expect(text).toContain(part);
      for (const [place, [tier, whole]] of moves.entries()) {
        const key = place === 0 ? 'upgradeFirstShare' : 'upgradeShare';
        expect(text).toContain(t(key, { percent: share(whole), tier }));
      }
    }
  },
);

test.for(languagePages)('$file speaks of referrals only if there are any', ({ language, text }) => {
  expect(text.includes(translator(language)('basisLevel2'))).toBe(plan.level2PartnersPerLevel1Partner > 0);
});
