import { expect, test } from '@playwright/test';
import { rightToLeft } from '../support/other-language.ts';

for (const { name, path } of rightToLeft)
  test(`${name} is read from right to left, and its amounts from left to right`, async ({ page }) => {
    await page.goto(`/${path}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('direction', 'rtl');
    const amount = page.getByRole('listitem').locator('bdi').first();
    await expect(amount).toHaveCSS('direction', 'ltr');
    await expect(amount).toHaveAttribute('translate', 'no');
  });
