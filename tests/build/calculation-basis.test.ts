import { expect, test } from 'vitest';
import { planAssumptions } from '../../src/model/assumptions.ts';
import { plan, upgradeSteps } from '../../src/model/plan.ts';
import { count, percent } from '../support/expected-amounts.ts';
import { languagePages } from '../support/dist.ts';
import { textsOf } from '../support/read-page.ts';

test.for(languagePages)('$file says in which months subscriptions upgrade, and to which tier', ({ language, $ }) => {
  const share = percent(language);
  const steps = upgradeSteps(plan);
  const listed = textsOf($, 'details ol > li');
  // Who starts where, two of assumptions, then all steps, if there are any, then how it is rounded and added up.
  expect(listed).toHaveLength(steps.length > 0 ? 6 : 5);
  for (const { month, upgrades } of steps) {
    const text = listed[3]!;
    expect(text).toMatch(new RegExp(`\\b${month}\\b`));
    for (const part of upgrades.flatMap(({ tier, percent: of }) => [tier, share(of)])) expect(text).toContain(part);
  }
});

test.for(languagePages)('$file explains its assumptions as figures, which follow the selects', ({ language, $ }) => {
  const { conversion, cancellation, referralsTenths } = planAssumptions;
  expect(textsOf($, 'details ol [data-figure]')).toEqual([
    count(language)(referralsTenths / 10),
    percent(language)(conversion),
    percent(language)(cancellation),
  ]);
  // No other number of theirs is said, neither the plan's nor the cautious one.
  const rules = $('details ol > li:nth-child(-n + 3)').clone();
  rules.find('[data-figure]').remove();
  expect(rules.text()).not.toMatch(/[%٪]/);
});
