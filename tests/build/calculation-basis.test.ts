import { expect, test } from 'vitest';
import { plan, upgradeSteps } from '../../src/model/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { percent } from '../support/expected-amounts.ts';
import { languagePages } from '../support/dist.ts';
import { textsOf } from '../support/read-page.ts';

test.for(languagePages)('$file says in which months subscriptions upgrade, and to which tier', ({ language, $ }) => {
  const t = translator(language);
  const share = percent(language);
  const steps = upgradeSteps(plan);
  const listed = textsOf($, 'details ol > li');
  // Who starts where, whom partners bring in, then the steps, if there are any, then how it is rounded and added up.
  expect(listed).toHaveLength(steps.length + 4);
  expect(listed[1]).toBe(t('basisLevel2'));
  for (const [index, { month, upgrades }] of steps.entries()) {
    const text = listed[index + 2]!;
    expect(text).toMatch(new RegExp(`\\b${month}\\b`));
    for (const part of upgrades.flatMap(({ tier, percent: of }) => [tier, share(of)])) expect(text).toContain(part);
  }
});
