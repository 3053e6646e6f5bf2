import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { signupAddress } from '../../src/model/signup-link.ts';

/** Every signup link of the page, also those in a closed drawer. */
export function signupLinks(page: Page, language: Language) {
  const t = translator(language);
  const named = (name: string) => page.getByRole('link', { name, includeHidden: true });
  return named(t('registerNow')).or(named(t('signupMobile')));
}

/**
 * Waits until all signup links lead to the signup, in a tab of their own.
 * @param segment the referral code as it stands in their path, with its slash
 * @param least how many there are at least: in the header, in the calculator, in the drawer
 */
export async function expectSignup(page: Page, language: Language, segment = '', least = 3): Promise<void> {
  const links = signupLinks(page, language);
  await expect.poll(() => links.count()).toBeGreaterThanOrEqual(least);
  const described = await links.evaluateAll((all) =>
    all.map((link) => `${link.getAttribute('target')} ${link.getAttribute('href')}`),
  );
  const address = `${signupAddress}${segment}?language=${language.code}`;
  expect(new Set(described)).toEqual(new Set([`_blank ${address}`]));
}
