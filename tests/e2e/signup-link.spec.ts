import { expect, test } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';
import { islandScripts } from '../support/island-scripts.ts';
import { stallingNetwork } from '../support/network.ts';
import { expectSignup, signupLinks } from './signup-links.ts';

test('all signup links carry the referral code and name the language, which is not always its path', async ({
  page,
}) => {
  for (const language of demandingLanguages) {
    await page.goto(`/${language.path}?a=1&ref=abc`);
    await expectSignup(page, language, '/abc');
  }
});

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
  await page.route(islandScripts, (route) => route.abort());
  for (const { code, ref, segment } of codes) {
    await test.step(`a code of ${code}`, async () => {
      await page.goto(`/de?ref=${ref}`);
      await expectSignup(page, defaultLanguage, segment);
    });
  }
});

test('the code is carried as soon as the header is there, although the calculator is still on its way', async ({
  page,
  baseURL,
}) => {
  const network = await stallingNetwork(baseURL!, 'id="calculator"');
  try {
    await page.goto(`${network.origin}/${defaultLanguage.path}?ref=abc`, { waitUntil: 'commit' });
    await signupLinks(page, defaultLanguage).first().focus();
    const address = `${site.signupOrigin}/signup/abc?language=${defaultLanguage.code}`;
    for (const link of await signupLinks(page, defaultLanguage).all())
      await expect(link).toHaveAttribute('href', address);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  } finally {
    network.close();
  }
});
