import { expect, type Page } from '@playwright/test';
import { amountRule } from '../../src/model/goal-seek.ts';

/** Opens all that the page folds away below the amounts, and asks what the largest amount takes. */
export async function openDisclosures(page: Page): Promise<void> {
  const titles = page.locator('main summary');
  for (const title of await titles.all()) {
    await expect(title).toBeVisible();
    // By keyboard: what one opens may move the next away from under the mouse.
    await title.press('Enter');
  }
  await expect(page.locator('main details[open]')).toHaveCount(await titles.count());
  await page.locator('.goal-seek').getByRole('textbox').fill(String(amountRule.maximum));
  // Its answer, or a sentence where no number of partners reaches the amount.
  await expect(page.locator('.goal-seek > :is(dl, p)').first()).toBeVisible();
}
