import { expect, test } from 'vitest';
import { plan } from '../../src/config/plan.ts';
import { calculate } from '../../src/state/store.ts';
import { cases, factNames, figureText, type FigureName } from '../../src/state/figures.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { ownSubscription } from '../../src/config/settings.ts';
import { translator } from '../../src/content/translate.ts';
import { cautiousInputs } from '../../src/model/assumptions.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { languagePages } from '../support/dist.ts';
import { amountsFor, money } from '../support/expected-amounts.ts';
import { textsOf, valuesOf } from '../support/read-page.ts';
import projection from '../support/projection.json' with { type: 'json' };
import { isSample } from '../support/sample-settings.ts';

test.for(languagePages)('$file shows the amounts of the defaults in both cases, month by month', ({ language, $ }) => {
  expect(textsOf($, 'ol [data-figure|=entered]')).toEqual(amountsFor(language, defaultInputs));
  expect(textsOf($, 'ol [data-figure|=cautious]')).toEqual(amountsFor(language, cautiousInputs(defaultInputs)));
});

const months = Array.from({ length: plan.horizonMonths }, (_, index) => index + 1);
const facts = factNames();
/** All of the calculator's figures, in the order of the page. */
const figures: readonly FigureName[] = [
  'month',
  ...cases,
  ...months.flatMap((month) => cases.map((which) => `${which}-${month}` as const)),
  ...facts.flatMap((fact) => cases.map((which) => `${which}-${fact}` as const)),
  // In the breakdown's title.
  'month',
];

test.for(languagePages)('$file shows all figures of the defaults, each in its place', ({ language, $ }) => {
  expect(valuesOf($, '[data-figure]', 'data-figure')).toEqual(figures);
  const state = { calculation: calculate(defaultInputs), month: plan.horizonMonths };
  const formats = formatsFor(language, plan.currency);
  expect(textsOf($, '[data-figure]')).toEqual(figures.map((name) => figureText(name, state, formats)));
});

test.for(languagePages)('$file says what each figure of the last month is, and of which case', ({ language, $ }) => {
  const t = translator(language);
  const rows = $('table:has([data-figure]) tbody').toArray();
  expect(textsOf($, 'table:has([data-figure]) caption')).toEqual([t('whatItTakes')]);
  expect(rows.map((row) => $('th', row).text())).toEqual(
    facts.map((fact) => (fact === 'leftAfterOwn' ? t(fact, { tier: ownSubscription }) : t(fact))),
  );
  const cells = rows.map((row) => $('td', row).toArray());
  expect(cells.map((row) => row.map((cell) => $(cell).text().includes(t('lossNote'))))).toEqual(
    facts.map((fact) => cases.map(() => fact === 'leftAfterOwn')),
  );
});

test.for(languagePages)('$file names the cases at the amounts, and says what each assumes', ({ language, $ }) => {
  const t = translator(language);
  const conditions = t('cautiousConditions');
  const textsIn = (elements: string) =>
    $(elements)
      .toArray()
      .map((one) => $(one).text());
  // All three have their room; the styles show the one that holds.
  expect(textsIn('[data-result] [data-chosen=plan] > span')).toEqual([
    t('asInPlan'),
    t('cautious'),
    t('ownAssumptions'),
    t('planConditions'),
    conditions,
    t('columnOwn'),
  ]);
  expect(textsIn('[data-result] > :first-child > p').slice(-2, -1)).toEqual([t('cautious')]);
  expect(textsIn('[data-result] > :last-child > p').slice(1)).toEqual([conditions, t('upgradesNote')]);
});

if (isSample) {
  test.for(languagePages)('$file of the sample shows the independently computed amounts', ({ language, $ }) => {
    const { months } = projection.cases.find(
      ({ partnersAtStart, newLevel1PartnersPerMonth }) =>
        partnersAtStart === defaultInputs.partnersAtStart &&
        newLevel1PartnersPerMonth === defaultInputs.newLevel1PartnersPerMonth,
    )!;
    const computed = months.map(({ totalRevenueCents }) => money(language)(totalRevenueCents));
    // The last month's amount also stands beside the fields, large.
    expect(textsOf($, '[data-figure=entered], ol [data-figure|=entered]')).toEqual([computed.at(-1), ...computed]);
  });
}
