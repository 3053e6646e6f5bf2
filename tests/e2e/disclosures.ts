import { expect, type Page } from '@playwright/test';
import { amountRule } from '../../src/calculator/needed/amount.ts';

/** Opens all that the page folds away below the amounts, and asks what the largest amount takes. */
export async function openDisclosures(page: Page): Promise<void> {
  const titles = page.locator('summary');
  // By keyboard: what one brings may move the next from under the mouse.
  for (const title of await titles.all()) await title.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(await titles.count());
  await page.locator('#needed').getByRole('textbox').fill(String(amountRule.maximum));
  await expect(page.locator('#needed').getByRole('table')).toBeVisible();
}
