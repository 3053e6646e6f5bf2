import { expect, test } from '@playwright/test';

test('Arabic is read from right to left, and its amounts from left to right', async ({ page }) => {
  await page.goto('/ae');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('direction', 'rtl');
  const amount = page.getByRole('listitem').locator('bdi').first();
  await expect(amount).toHaveCSS('direction', 'ltr');
  await expect(amount).toHaveAttribute('translate', 'no');
});
