import { expect, test } from 'vitest';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';
import { amountsAsBuilt } from '../support/expected-amounts.ts';
import type { PageElement } from '../support/elements.ts';

const stands = (element: PageElement, inside: string) => element.around.some(({ name }) => name === inside);

test.for(languagePages)('$file shows the independently computed amounts, month by month', ({ language, elements }) => {
  const amounts = elements.filter((element) => element.name === 'bdi' && stands(element, 'ol'));
  expect(amounts.map(({ text }) => text)).toEqual(amountsAsBuilt(language));
  const tiles = amounts.map(({ around }) => around.find(({ name }) => name === 'li')!.text);
  const months = Array.from({ length: plan.horizonMonths }, (_, index) => index + 1);
  expect(tiles).toEqual(
    months.map((month, index) => `${translator(language)('monthNumber', { month })} ${amounts[index]!.text}`),
  );
});
