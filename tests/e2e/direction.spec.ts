import { expect, test } from '@playwright/test';

test('Arabic is read from right to left, and its amounts from left to right', async ({ page }) => {
  await page.goto('/ae');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('direction', 'rtl');
  const amount = page.getByRole('listitem').locator('bdi').first();
  await expect(amount).toHaveCSS('direction', 'ltr');
  await expect(amount).toHaveAttribute('translate', 'no');
});

test('the pictures of the videos face the direction of reading, and their play signs never turn', async ({ page }) => {
  const scales = (drawings: string) =>
    page
      .locator('[data-player]')
      .locator(drawings)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).scale));
  for (const [path, ofPictures] of [
    ['ae', '-1 1'],
    ['en', 'none'],
  ] as const) {
    await page.goto(`/${path}`);
    expect(await scales('img')).toEqual([ofPictures, ofPictures]);
    expect(await scales('svg')).toEqual(['none', 'none']);
  }
});
