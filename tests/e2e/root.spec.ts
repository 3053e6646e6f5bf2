import { expect, test } from '@playwright/test';
import { defaultLanguage, languages } from '../../src/config/languages.ts';
import { mostDifferentLanguage, otherLanguage } from '../support/other-language.ts';
import { recordConsole } from './console-messages.ts';

const query = '?partners=5&ref=a%20b&x';

/** A language that the site does not have. */
const unknown = ['ja', 'ko', 'th'].find((code) => languages.every((language) => language.code !== code))!;

for (const { locale, path } of [
  { locale: otherLanguage.hreflang, path: `/${otherLanguage.path}` },
  { locale: `${mostDifferentLanguage.hreflang}-XX`, path: `/${mostDifferentLanguage.path}` },
  { locale: unknown, path: `/${defaultLanguage.path}` },
]) {
  test.describe(`with a browser in ${locale}`, () => {
    test.use({ locale });

    test(`the root leads to ${path}, with query and hash, and leaves no trace in the history`, async ({ page }) => {
      const messages = recordConsole(page);
      await page.goto(`/${defaultLanguage.path}`);
      await page.goto(`/${query}#calculator`);
      await expect(page).toHaveURL(`${path}${query}#calculator`);
      await page.goBack();
      await expect(page).toHaveURL(`/${defaultLanguage.path}`);
      expect(messages).toEqual([]);
    });
  });
}

test('the root shows the list of languages only if the redirect takes long, with the query', async ({ page }) => {
  await page.route(`**/${otherLanguage.path}?**`, (route) => route.fulfill({ status: 204 }));
  // Stops the wait before its first frame.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const animation of document.querySelector('nav')?.getAnimations() ?? []) animation.pause();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/${query}#calculator`, { waitUntil: 'commit' });
  const list = page.getByRole('navigation');
  await expect(page.getByRole('status')).toBeVisible();
  await expect(list).toBeHidden();

  await page.evaluate(() => {
    for (const animation of document.querySelector('nav')!.getAnimations()) animation.finish();
  });
  await expect(list).toBeVisible();
  const hrefs = () => list.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await hrefs()).toEqual(languages.map(({ path }) => `/${path}${query}#calculator`));
});

test('a browser that names no languages is led to the German page', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: undefined }));
  await page.goto('/');
  await expect(page).toHaveURL(`/${defaultLanguage.path}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the root leads to the German page', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/de');
  });
});
