import { expect, test } from '@playwright/test';
import { settings } from '../../src/settings/settings.ts';
import { languages } from '../../src/config/languages.ts';
import { otherLanguage } from '../support/other-language.ts';
import { recordConsole } from './console-messages.ts';

test('where there is no page, the answer says so, leads home, and marks the path’s language', async ({ page }) => {
  const messages = recordConsole(page);
  for (const { path, own } of [
    { path: '/nope', own: otherLanguage.path },
    { path: '/de/nope', own: 'de' },
    // With a region.
    { path: `/${otherLanguage.hreflang}-XX`, own: otherLanguage.path },
    // The code of a language that has another path.
    ...languages
      .filter(({ hreflang, path }) => hreflang !== path)
      .map(({ hreflang, path }) => ({ path: `/${hreflang}`, own: path })),
    // What mail and chat programs leave behind a link, and capital letters.
    ...['.', ')', '%E2%80%8B'].map((mark) => ({ path: `/DE${mark}`, own: 'de' })),
  ]) {
    const response = await page.goto(`${path}?partners=5&ref=a%20b`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByRole('banner').getByText(settings.product, { exact: true })).toBeVisible();
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();

    const others = page.getByRole('navigation').getByRole('link');
    await expect(others).toHaveText(languages.map(({ name }) => name));
    await expect(others.first()).toHaveAttribute('href', `/${languages[0]!.path}?partners=5&ref=a%20b`);
    // The browser logs the status, and the page logs the path.
    const expected = [
      expect.stringContaining('status of 404'),
      expect.stringContaining(`error: 404: no page at ${path.slice(0, 3)}`),
    ];
    await expect.poll(() => messages).toEqual(expected);
    messages.length = 0;
    const home = page.getByRole('link', { name: 'Return to Home', exact: true });
    await expect(home).toHaveAttribute('href', '/?partners=5&ref=a%20b');
    // The language of the path, else the visitor's.
    const { name } = languages.find((language) => language.path === own)!;
    await expect(page.locator('nav [aria-current]')).toHaveText(name);
  }
});
