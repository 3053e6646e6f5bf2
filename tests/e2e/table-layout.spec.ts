import { expect, test, type Page } from '@playwright/test';
import type { Language } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { bothDirections, selections } from '../support/demanding-languages.ts';
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
    months: overview.getByRole('rowheader'),
    monthHead: overview.getByRole('columnheader', { name: t('month'), exact: true }),
    total: overview.getByRole('row').last().getByRole('cell').first(),
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
  test(
    `in ${which} the digits of a column stand under each other, and on a desktop the overview shows all columns without scrolling`,
    details,
    async ({ page }) => {
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
    },
  );
}

for (const language of bothDirections) {
  test.describe(`on a phone, in ${language.name}`, () => {
    // High enough for the whole table.
    test.use({ viewport: { width: 360, height: 450 + 40 * plan.horizonMonths } });

    test('the overview scrolls inside itself, by keyboard too, and the months and their totals stay in sight', async ({
      page,
    }) => {
      const { overview, months, total, farthest } = await openTables(page, language);
      await overview.focus();
      await expect(overview).toBeFocused();
      await farthest.scrollIntoViewIfNeeded();
      await expect(farthest).toBeInViewport({ ratio: 0.95 });
      await expect(months.last()).toBeInViewport({ ratio: 0.95 });
      await expect(total).toBeInViewport({ ratio: 0.95 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });

    test('nothing shows beside or through the months and their totals while the overview scrolls', async ({ page }) => {
      const { overview, months, monthHead, total } = await openTables(page, language);
      await overview.evaluate((region) => {
        region.scrollIntoView({ block: 'center' });
        region.scrollBy({ left: getComputedStyle(region).direction === 'rtl' ? -150 : 150 });
      });
      const uncovered = await overview.evaluate((region) => {
        const { rows, tBodies } = region.querySelector('table')!;
        const all = [rows[0]!, ...tBodies[0]!.rows].flatMap((row) => [row.cells[0]!, row.cells[1]!]);
        const { left, right, top, bottom } = region.getBoundingClientRect();
        const edges = all.slice(0, 2).flatMap((cell) => {
          const box = cell.getBoundingClientRect();
          return [Math.max(left + 1.5, box.left + 0.5), Math.min(right - 1.5, box.right - 0.5)];
        });
        const found: string[] = [];
        for (let y = top + 8; y < bottom - 8; y += 0.5) {
          for (const x of edges) {
            const uppermost = document.elementFromPoint(x, y);
            if (!all.some((cell) => cell.contains(uppermost))) found.push(`${x}, ${y}: ${uppermost?.textContent}`);
          }
        }
        return found;
      });
      expect(uncovered).toEqual([]);
      for (const cell of [monthHead, months.first(), months.last(), total]) {
        const [ground, paper] = await cell.evaluate((element) =>
          [element, document.documentElement].map((box) => getComputedStyle(box).backgroundColor),
        );
        expect(ground).toBe(paper);
      }
      await expect(months).toHaveCount(plan.horizonMonths);
    });
  });
}
