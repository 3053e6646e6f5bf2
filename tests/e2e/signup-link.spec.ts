import { expect, test } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';
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
