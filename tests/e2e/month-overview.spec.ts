import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { project } from '../../src/model/projection.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const tiers = Object.keys(plan.tiers) as (keyof typeof plan.tiers)[];

async function openOverview(page: Page): Promise<void> {
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  await page.getByText(t('monthOverview'), { exact: true }).first().click();
}

const overviewOn = (page: Page) => page.getByRole('region', { name: t('monthOverview') });

test('the overview has the customers of every tier and the revenue of every month', async ({ page }) => {
  await openOverview(page);
  const rows = overviewOn(page).locator('tbody tr');
  await expect(rows).toHaveCount(plan.horizonMonths);
  const projected = project(plan, someInputs);
  const amounts = amountsFor(defaultLanguage, someInputs);
  const count = new Intl.NumberFormat(defaultLanguage.numberLocale, { useGrouping: 'always' });
  for (const [index, { level1Customers, level2Customers }] of projected.entries()) {
    const cells = await rows.nth(index).getByRole('cell').allTextContents();
    const level2 = 2 + tiers.length;
    expect(cells.slice(1, level2 - 1)).toEqual(tiers.map((tier) => count.format(level1Customers[tier])));
    expect(cells.slice(level2, level2 + tiers.length)).toEqual(
      tiers.map((tier) => count.format(level2Customers[tier])),
    );
    expect(cells.at(-1)).toBe(amounts[index]);
  }
});

test('the overview names its columns and rows in the page’s language', async ({ page }) => {
  await openOverview(page);
  for (const key of ['newPartners', 'referrals', 'newSubscriptions', 'totalActiveSubscriptions'] as const) {
    await expect(overviewOn(page).getByRole('columnheader', { name: t(key), exact: true })).toBeVisible();
  }
  await expect(overviewOn(page).getByRole('rowheader')).toHaveText(
    amountsFor(defaultLanguage, someInputs).map((_, index) => `${index + 1}`),
  );
});

test('on a phone the overview scrolls inside itself, by keyboard too, and the months stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openOverview(page);
  const overview = overviewOn(page);
  await overview.focus();
  await expect(overview).toBeFocused();
  await overview.getByRole('cell').last().scrollIntoViewIfNeeded();
  const month = overview.getByRole('rowheader', { name: String(plan.horizonMonths), exact: true });
  // All but the hairline that the scrolling region's own border covers.
  await expect(month).toBeInViewport({ ratio: 0.95 });
  await expect(overview.getByRole('cell').last()).toBeInViewport({ ratio: 0.95 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
