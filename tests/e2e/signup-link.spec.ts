import { expect, test, type Locator, type Page } from '@playwright/test';
import { site } from '../../src/config/environment.ts';
import { defaultLanguage, languages, type Language } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { blockIslandScripts } from './island-scripts.ts';

/** Every signup link of the page, also those in a closed drawer. */
function signupLinks(page: Page, language: Language): Locator {
  const t = translator(language);
  const named = (name: string) => page.getByRole('link', { name, includeHidden: true });
  return named(t('registerNow')).or(named(t('signupMobile')));
}

async function expectAllToLeadTo(links: Locator, address: string): Promise<void> {
  // In the header, beside the videos, in the drawer.
  await expect.poll(() => links.count()).toBeGreaterThanOrEqual(3);
  const described = await links.evaluateAll((all) =>
    all.map((link) => `${link.getAttribute('target')} ${link.getAttribute('href')}`),
  );
  expect(new Set(described)).toEqual(new Set([`_blank ${address}`]));
}

for (const language of languages) {
  test(`in ${language.name}, all signup links name the language and carry the referral code`, async ({ page }) => {
    const links = signupLinks(page, language);
    await page.goto(`/${language.path}`);
    await expectAllToLeadTo(links, `${site.signupOrigin}/signup?language=${language.code}`);
    await page.goto(`/${language.path}?a=1&ref=abc`);
    await expectAllToLeadTo(links, `${site.signupOrigin}/signup/abc?language=${language.code}`);
  });
}

const codes = [
  { code: 'a slash, spaces and letters of any script', ref: 'a%20b%2F%C3%BC%3F', segment: '/a%20b%2F%C3%BC%3F' },
  { code: 'a plus sign, which stands for a space', ref: 'a+b', segment: '/a%20b' },
  { code: 'nothing', ref: '', segment: '' },
  { code: 'a dot segment', ref: '..', segment: '' },
  { code: 'an encoded dot segment', ref: '%2e%2e', segment: '' },
  { code: 'a line break', ref: 'a%0Ab', segment: '' },
  { code: 'more than 128 characters', ref: 'x'.repeat(129), segment: '' },
];

test('a referral code is one path segment or none, also without React', async ({ page }) => {
  await blockIslandScripts(page);
  for (const { code, ref, segment } of codes) {
    await test.step(`a code of ${code}`, async () => {
      await page.goto(`/de?ref=${ref}`);
      const address = `${site.signupOrigin}/signup${segment}?language=de`;
      await expectAllToLeadTo(signupLinks(page, defaultLanguage), address);
    });
  }
});

test('the signup opens in a tab of its own', async ({ page, context }) => {
  await context.route(`${site.signupOrigin}/**`, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  await page.goto('/de?ref=abc');
  const opened = context.waitForEvent('page');
  await signupLinks(page, defaultLanguage).first().click();
  await expect(await opened).toHaveURL(`${site.signupOrigin}/signup/abc?language=de`);
  await expect(page).toHaveURL('/de?ref=abc');
});
