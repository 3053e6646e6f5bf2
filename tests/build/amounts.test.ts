import { expect, test } from 'vitest';
import { plan } from '../../src/config/plan.ts';
import { calculate } from '../../src/state/calculation.ts';
import { figureText, type FigureName } from '../../src/state/figures.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { ownSubscription } from '../../src/config/settings.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { languagePages } from '../support/dist.ts';
import { amountsFor, money } from '../support/expected-amounts.ts';
import { textsOf, valuesOf } from '../support/read-page.ts';
import projection from '../support/projection.json' with { type: 'json' };
import { isSample } from '../support/sample-settings.ts';

test.for(languagePages)('$file shows the amounts of the defaults, month by month', ({ language, $ }) => {
  const expected = amountsFor(language, defaultInputs);
  expect(textsOf($, 'ol bdi')).toEqual(expected);
  const tiles = $('ol bdi')
    .toArray()
    .map((amount) => $(amount).parent().text());
  expect(tiles).toEqual(
    expected.map((amount, index) => `${translator(language)('monthNumber', { month: index + 1 })} ${amount}`),
  );
});

const facts = [
  'subscriptionsNeeded',
  'partnersNeeded',
  'cautiousMonth',
  ...(ownSubscription === '' ? [] : (['afterOwnSubscription'] as const)),
] as const;

test.for(languagePages)('$file shows all figures of the defaults, each in its place', ({ language, $ }) => {
  const names = valuesOf($, '[data-figure]', 'data-figure').map((name) => Number(name) || name) as FigureName[];
  const months = Array.from({ length: plan.horizonMonths }, (_, index) => index + 1);
  expect(names).toEqual(['result', 'result', ...facts, ...months]);
  const written = (name: FigureName) => figureText(name, calculate(defaultInputs), formatsFor(language, plan.currency));
  expect(textsOf($, '[data-figure]')).toEqual(names.map(written));
});

test.for(languagePages)('$file says what each figure of the last month is', ({ language, $ }) => {
  const t = translator(language);
  expect(textsOf($, 'dl:has([data-figure]) dt')).toEqual(
    facts.map((key) => (key === 'afterOwnSubscription' ? t(key, { tier: ownSubscription }) : t(key))),
  );
  const values = textsOf($, 'dl:has([data-figure]) dd');
  expect(values.map((text) => text.includes(t('lossNote')))).toEqual(
    facts.map((key) => key === 'afterOwnSubscription'),
  );
});

if (isSample) {
  test.for(languagePages)('$file of the sample shows the independently computed amounts', ({ language, $ }) => {
    const { months } = projection.cases.find(
      ({ partnersAtStart, newLevel1PartnersPerMonth }) =>
        partnersAtStart === defaultInputs.partnersAtStart &&
        newLevel1PartnersPerMonth === defaultInputs.newLevel1PartnersPerMonth,
    )!;
    const computed = months.map(({ totalRevenueCents }) => money(language)(totalRevenueCents));
    // The last month's amount also stands beside the fields, large, and small in the band that stays in sight of them.
    expect(textsOf($, '[data-figure]:not(dl *)')).toEqual([computed.at(-1), computed.at(-1), ...computed]);
  });
}
