import { expect, test } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { stallingNetwork } from '../support/network.ts';
import { signupLinks } from './signup-links.ts';

test('the code is carried as soon as the header is there, although the calculator is still on its way', async ({
  page,
  baseURL,
}) => {
  using network = await stallingNetwork(baseURL!, 'id="calculator"');
  await page.goto(`${network.origin}/${defaultLanguage.path}?ref=abc`, { waitUntil: 'commit' });
  await signupLinks(page, defaultLanguage).first().focus();
  const address = `${site.signupOrigin}/signup/abc?language=${defaultLanguage.code}`;
  for (const link of await signupLinks(page, defaultLanguage).all())
    await expect(link).toHaveAttribute('href', address);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
