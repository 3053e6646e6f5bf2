import { expect, test } from 'vitest';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { languagePages } from '../support/dist.ts';
import { amountsFor, money } from '../support/expected-amounts.ts';
import type { PageElement } from '../support/elements.ts';
import projection from '../support/projection.json' with { type: 'json' };
import { isSample } from '../support/sample-settings.ts';

const stands = (element: PageElement, inside: string) => element.around.some(({ name }) => name === inside);

test.for(languagePages)('$file shows the amounts of the defaults, month by month', ({ language, elements }) => {
  const amounts = elements.filter((element) => element.name === 'bdi' && stands(element, 'ol'));
  expect(amounts.map(({ text }) => text)).toEqual(amountsFor(language, defaultInputs));
  const tiles = amounts.map(({ around }) => around[0]!.text);
  const months = Array.from({ length: plan.horizonMonths }, (_, index) => index + 1);
  expect(tiles).toEqual(
    months.map((month, index) => `${translator(language)('monthNumber', { month })} ${amounts[index]!.text}`),
  );
});

if (isSample) {
  test.for(languagePages)('$file of the sample shows the independently computed amounts', ({ language, elements }) => {
    const { months } = projection.cases.find(
      ({ partnersAtStart, newLevel1PartnersPerMonth }) =>
        partnersAtStart === defaultInputs.partnersAtStart &&
        newLevel1PartnersPerMonth === defaultInputs.newLevel1PartnersPerMonth,
    )!;
    const amounts = elements.filter(({ attributes }) => 'data-amount' in attributes);
    const computed = months.map(({ totalRevenueCents }) => money(language)(totalRevenueCents));
    // The last month's amount also stands beside the fields, large, and small in the band that stays in sight of them.
    expect(amounts.map(({ text }) => text)).toEqual([computed.at(-1), computed.at(-1), ...computed]);
  });
}
