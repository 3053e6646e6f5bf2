import { expect, type Page } from '@playwright/test';

/** Opens all that the page folds away below the amounts. */
export async function openDisclosures(page: Page): Promise<void> {
  const titles = page.locator('summary');
  for (const title of await titles.all()) await title.click();
  await expect(page.locator('details[open]')).toHaveCount(await titles.count());
}
