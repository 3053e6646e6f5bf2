import { expect, test } from 'vitest';
import { translator } from '../../src/content/translate.ts';
import { withCautiousAssumptions } from '../../src/model/inputs.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { languagePages } from '../support/dist.ts';
import { amountsFor, money, percent } from '../support/expected-amounts.ts';
import { textsOf } from '../support/read-page.ts';
import projection from '../support/projection.json' with { type: 'json' };
import { isSample } from '../support/sample-settings.ts';

test.for(languagePages)(
  '$file shows the amounts of the defaults in both scenarios, month by month',
  ({ language, $ }) => {
    expect(textsOf($, 'ol [data-scenario=entered] [data-figure]')).toEqual(amountsFor(language, defaultInputs));
    expect(textsOf($, 'ol [data-scenario=cautious] [data-figure]')).toEqual(
      amountsFor(language, withCautiousAssumptions(defaultInputs)),
    );
  },
);

test.for(languagePages)('$file says at each label what both scenarios have, and no label twice', ({ language, $ }) => {
  const t = translator(language);
  const textsIn = (elements: string) =>
    $(elements)
      .toArray()
      .map((one) => $(one).text().trim());
  // The styles show the name that holds.
  for (const [assumptions, name] of [
    ['plan', t('optimistic')],
    ['cautious', t('lessOptimistic')],
    ['own', t('ownAssumptions')],
  ] as const) {
    expect(textsIn(`h3 [data-if=${assumptions}]`)).toEqual([name]);
  }
  const labels = textsIn('[data-result] tbody th');
  expect(new Set(labels).size).toBe(labels.length);
  const count = new Intl.NumberFormat(language.numberLocale, { numberingSystem: 'latn' }).format;
  const [first, second] = [defaultInputs, withCautiousAssumptions(defaultInputs)].map(
    ({ conversion, cancellation, referralsTenths }) => [
      percent(language)(conversion),
      percent(language)(cancellation),
      count(referralsTenths / 10),
    ],
  );
  for (const [index, key] of (['conversion', 'cancellationRate', 'referralRate'] as const).entries()) {
    const [before, label, after] = $(`th:contains("${t(key)}")`)
      .parent()
      .children()
      .toArray();
    expect([$('> bdi', before).text(), $(label).text(), $('> bdi', after).text()]).toEqual([
      first![index],
      t(key),
      second![index],
    ]);
  }
});

if (isSample) {
  test.for(languagePages)('$file of the sample shows the independently computed amounts', ({ language, $ }) => {
    const { months } = projection.cases.find(
      ({ partnersAtStart, newLevel1PartnersPerMonth }) =>
        partnersAtStart === defaultInputs.partnersAtStart &&
        newLevel1PartnersPerMonth === defaultInputs.newLevel1PartnersPerMonth,
    )!;
    const computed = months.map(({ totalRevenueCents }) => money(language)(totalRevenueCents));
    // The last month's amount also stands above them, large, and as the total of its sum.
    expect(textsOf($, '[data-scenario=entered] [data-figure=commission]')).toEqual([
      computed.at(-1),
      computed.at(-1),
      ...computed,
    ]);
  });
}
