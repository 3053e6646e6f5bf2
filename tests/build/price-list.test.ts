import { expect, test } from 'vitest';
import { plan, type Tier } from '../../src/model/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';
import { money, percent } from '../support/expected-amounts.ts';
import { valuesOf } from '../support/read-page.ts';

test.for(languagePages)('$file lists each level with its price and its commissions', ({ language, $ }) => {
  const listed = $('section > table > tbody > tr')
    .toArray()
    .map((row) =>
      $('> *', row)
        .toArray()
        .map((cell) => $(cell).text().trim()),
    );
  const [price, rate] = [money(language), percent(language)];
  expect(listed).toEqual(
    Object.entries<Tier>(plan.tiers).map(([name, { priceCents, level1Commission, level2Commission }]) => [
      name,
      price(priceCents),
      rate(level1Commission),
      rate(level2Commission),
    ]),
  );
});

test.for(languagePages)('$file names the list of prices', ({ language, $ }) => {
  expect(valuesOf($, 'section:has(> table)', 'aria-label')).toEqual([translator(language)('revenueByTier')]);
});
