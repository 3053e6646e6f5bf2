import { expect, test } from 'vitest';
import { plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { withCautiousAssumptions } from '../../src/model/inputs.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { languagePages } from '../support/dist.ts';
import { amountsFor, money } from '../support/expected-amounts.ts';
import { textsOf } from '../support/read-page.ts';
import projection from '../support/projection.json' with { type: 'json' };
import { isSample } from '../support/sample-settings.ts';

test.for(languagePages)('$file shows the amounts of the defaults in both cases, month by month', ({ language, $ }) => {
  expect(textsOf($, 'ol [data-case=entered] [data-figure]')).toEqual(amountsFor(language, defaultInputs));
  expect(textsOf($, 'ol [data-case=cautious] [data-figure]')).toEqual(
    amountsFor(language, withCautiousAssumptions(defaultInputs)),
  );
});

test.for(languagePages)('$file names the cases at the amounts, and says what each assumes', ({ language, $ }) => {
  const t = translator(language);
  const textsIn = (elements: string) =>
    $(elements)
      .toArray()
      .map((one) => $(one).text().trim());
  // The styles show what holds.
  for (const [assumptions, name] of [
    ['plan', t('optimistic')],
    ['cautious', t('lessOptimistic')],
    ['own', t('ownAssumptions')],
  ] as const) {
    expect(textsIn(`[data-result] [data-case=entered] [data-if=${assumptions}]`)).toEqual([name]);
  }
  expect(textsIn('[data-result] [data-case=cautious]').join('')).toContain(t('lessOptimistic'));
  // The same rows in both cases.
  const { count, percent } = formatsFor(language, plan.currency);
  const labels = [t('assumedConversion'), t('assumedCancellation'), t('assumedReferrals')];
  for (const { which, conversion, cancellation, referralsTenths } of [
    { which: 'entered', ...defaultInputs },
    { which: 'cautious', ...withCautiousAssumptions(defaultInputs) },
  ]) {
    expect(textsIn(`[data-result] [data-case=${which}] dt`)).toEqual(labels);
    const numbers = [percent(conversion), percent(cancellation), count(referralsTenths / 10)];
    expect(textsIn(`[data-result] [data-case=${which}] dd`)).toEqual(numbers.map((text) => text.trim()));
  }
  expect(textsIn('[data-result]').join('')).toContain(t('upgradesNote'));
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
    expect(
      textsOf($, '[data-result] [data-case=entered] [data-figure=commission], ol [data-case=entered] [data-figure]'),
    ).toEqual([computed.at(-1), ...computed]);
  });
}
