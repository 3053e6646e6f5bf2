import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';

/** The list of languages in the header of a wide page, opened. Gives the list. */
export async function openLanguageSwitcher(page: Page, language: Language): Promise<Locator> {
  const t = translator(language);
  await page.getByRole('button', { name: t('chooseLanguage') }).click();
  return page.getByRole('navigation', { name: t('language'), exact: true });
}
