import { expect, test } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { languages } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';

for (const language of languages) {
  test(`the head of the page in ${language.name} names the page, its address and all its languages`, async ({
    page,
  }) => {
    const t = translator(language);
    const title = `${t('title')} | ${t('calculatorName')}`;
    const address = `${site.origin}/${language.path}`;
    const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');

    await page.goto(`/${language.path}?ref=abc`);
    await expect(page).toHaveTitle(title);
    expect(await content('name=description')).toBe(t('metaDescription'));
    expect(await content('property="og:title"')).toBe(title);
    expect(await content('property="og:description"')).toBe(t('metaDescription'));
    expect(await content('property="og:url"')).toBe(address);
    expect(await content('property="og:type"')).toBe('website');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address);

    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    expect(alternates).toEqual([
      ...languages.map(({ hreflang, path }) => [hreflang, `${site.origin}/${path}`]),
      ['x-default', `${site.origin}/`],
    ]);

    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language.hreflang);
    await expect(html).toHaveAttribute('dir', language.direction);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  });
}

test('Arabic is read from right to left, and its amounts from left to right', async ({ page }) => {
  await page.goto('/ae');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('direction', 'rtl');
  const amount = page.getByRole('listitem').locator('bdi').first();
  await expect(amount).toHaveCSS('direction', 'ltr');
  await expect(amount).toHaveAttribute('translate', 'no');
});
