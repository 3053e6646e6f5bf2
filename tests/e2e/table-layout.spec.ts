import { expect, test, type Page } from '@playwright/test';
import type { Language } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { selections } from '../support/demanding-languages.ts';
import { queryFor } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { openDisclosures } from './disclosures.ts';

/** With the sample's plan, the last months' amounts have six digits before the decimal sign. */
const inputs = { ...defaultInputs, partnersAtStart: 500, newLevel1PartnersPerMonth: 300 };

async function openTables(page: Page, language: Language) {
  const t = translator(language);
  await page.goto(`/${language.path}${queryFor(inputs)}`);
  await untilHydrated(page);
  await openDisclosures(page);
  const overview = page.getByRole('region', { name: t('monthOverview') });
  return {
    overview,
    farthest: overview.getByRole('cell').last(),
    prices: page.getByRole('region', { name: t('revenueByTier'), exact: true }).getByRole('table'),
  };
}

/** To run in the page: whether each column's numbers end, and have their last two digits begin, at one place. */
function crookedColumns(table: Element): string[] {
  const lines = [...table.querySelectorAll('tbody tr')];
  const rows = lines.map((row) => [...row.querySelectorAll('td bdi')]);
  const placesIn = (number: Element) => {
    const text = number.firstChild as Text;
    const range = document.createRange();
    range.setStart(text, /\d?\d\D*$/.exec(text.data)!.index);
    range.setEnd(text, text.length);
    const { left, right } = range.getBoundingClientRect();
    const lastDigits = /\D\d\d\D*$/.test(text.data) ? [left] : [];
    return [right, ...lastDigits];
  };
  return rows[0]!.flatMap((_, column) => {
    const places = rows.map((row) => placesIn(row[column]!));
    const isCrooked = places.some((ends) => ends.some((end, index) => Math.abs(end - places.at(-1)![index]!) > 0.5));
    return isCrooked ? [`${rows.at(-1)![column]!.textContent} does not stand under the numbers above`] : [];
  });
}

for (const { which, selected, details } of selections) {
  test(`in ${which} the overview’s digits are aligned, and a desktop shows all columns`, details, async ({ page }) => {
    const tooWide: string[] = [];
    for (const language of selected) {
      const { overview, prices, farthest } = await openTables(page, language);
      expect.soft(await overview.getByRole('table').evaluate(crookedColumns), language.name).toEqual([]);
      expect.soft(await prices.evaluate(crookedColumns), language.name).toEqual([]);
      const excess = await overview.evaluate((region) => region.scrollWidth - region.clientWidth);
      if (excess > 0) tooWide.push(`in ${language.name} by ${excess} px`);
      await farthest.scrollIntoViewIfNeeded();
      if (excess <= 0) await overview.evaluate((region) => region.scrollTo({ left: 0 }));
      await expect(farthest).toBeInViewport({ ratio: 0.95 });
    }
    expectToFit('On a desktop the overview has to be scrolled', tooWide);
  });
}
