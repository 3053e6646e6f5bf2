import { expect, test } from '@playwright/test';
import { bothDirections } from '../support/demanding-languages.ts';
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

test('the pictures of the videos face the direction of reading, and their play signs never turn', async ({ page }) => {
  const scales = (drawings: string) =>
    page
      .locator('[data-player]')
      .locator(drawings)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).scale));
  for (const { path, direction } of bothDirections) {
    const ofPictures = direction === 'rtl' ? '-1 1' : 'none';
    await page.goto(`/${path}`);
    expect(await scales('img')).toEqual([ofPictures, ofPictures]);
    expect(await scales('svg')).toEqual(['none', 'none']);
  }
});
