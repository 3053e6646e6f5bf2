import { expect, test } from 'vitest';
import { plan } from '../../src/config/plan.ts';
import { figures } from '../../src/content/figures.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { ownSubscription } from '../../src/config/settings.ts';
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

const facts = [
  'subscriptionsNeeded',
  'partnersNeeded',
  'cautiousMonth',
  ...(ownSubscription === '' ? [] : (['afterOwnSubscription'] as const)),
] as const;

test.for(languagePages)('$file shows all figures of the defaults, each in its place', ({ language, elements }) => {
  const shown = elements.filter(({ attributes }) => 'data-figure' in attributes);
  const places = shown.map(({ attributes }) => Number(attributes['data-figure']));
  const last = plan.horizonMonths;
  const months = Array.from({ length: last }, (_, index) => index + 1);
  expect(places).toEqual([last, last, ...facts.map((_, index) => last + index + 1), ...months]);
  const texts = figures(defaultInputs, formatsFor(language, plan.currency));
  expect(shown.map(({ text }) => text)).toEqual(places.map((place) => texts[place - 1]));
});

test.for(languagePages)('$file says what each figure of the last month is', ({ language, elements }) => {
  const t = translator(language);
  const list = elements.find((element) => 'data-figure' in element.attributes && stands(element, 'dl'))!.around;
  const within = list.find(({ name }) => name === 'dl')!;
  const labels = elements.filter(({ name, around }) => name === 'dt' && around.includes(within));
  expect(labels.map(({ text }) => text)).toEqual(
    facts.map((key) => (key === 'afterOwnSubscription' ? t(key, { tier: ownSubscription }) : t(key))),
  );
  const values = elements.filter(({ name, around }) => name === 'dd' && around.includes(within));
  expect(values.map(({ text }) => text.includes(t('lossNote')))).toEqual(
    facts.map((key) => key === 'afterOwnSubscription'),
  );
});

if (isSample) {
  test.for(languagePages)('$file of the sample shows the independently computed amounts', ({ language, elements }) => {
    const { months } = projection.cases.find(
      ({ partnersAtStart, newLevel1PartnersPerMonth }) =>
        partnersAtStart === defaultInputs.partnersAtStart &&
        newLevel1PartnersPerMonth === defaultInputs.newLevel1PartnersPerMonth,
    )!;
    const amounts = elements.filter((element) => 'data-figure' in element.attributes && !stands(element, 'dl'));
    const computed = months.map(({ totalRevenueCents }) => money(language)(totalRevenueCents));
    // The last month's amount also stands beside the fields, large, and small in the band that stays in sight of them.
    expect(amounts.map(({ text }) => text)).toEqual([computed.at(-1), computed.at(-1), ...computed]);
  });
}
