import { expect, test } from 'vitest';
import { plan } from '../../src/config/plan.ts';
import type { Tier } from '../../src/config/settings-types.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';
import { money, percent } from '../support/expected-amounts.ts';

test.for(languagePages)('$file lists each level with its price and its commissions', ({ language, elements }) => {
  const rows = elements.filter(({ name, around }) => name === 'tr' && around[0]?.name === 'tbody');
  const listed = rows.map((row) => elements.filter(({ around }) => around[0] === row).map(({ text }) => text.trim()));
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

test.for(languagePages)('$file names the list of prices', ({ language, elements }) => {
  const names = elements.filter(({ name }) => name === 'table').map(({ attributes }) => attributes['aria-label']);
  expect(names).toEqual([translator(language)('revenueByTier')]);
});
