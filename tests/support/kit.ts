import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { writeInputs } from '../../src/model/query-string.ts';

/** The address of the words of the partner's kit, which are loaded last when it is opened. */
export const kitWords = /\/_astro\/[a-z]{2}\.[^/]*\.js$/;
/** The addresses of all that is loaded when the partner's kit is opened. */
export const kitRequests = /\/_astro\/(Kit|[a-z]{2})\.[^/]*\.js$/;

/** The parts of the partner's kit, found by the names that partners read and hear. */
export function kitOn(page: Page, language: Language) {
  const t = translator(language);
  const dialog = page.getByRole('dialog', { name: t('share'), exact: true });
  const opener = page.getByRole('button', { name: t('share'), exact: true });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    opener,
    dialog,
    close: button(t('close')),
    referralCode: dialog.getByRole('textbox', { name: t('referralCode'), exact: true }),
    recipient: dialog.getByRole('combobox', { name: t('recipientLanguage'), exact: true }),
    link: dialog.getByRole('textbox', { name: t('yourLink'), exact: true }),
    message: dialog.getByRole('textbox', { name: t('message'), exact: true }),
    copyLink: button(t('copyLink')),
    copyMessage: button(t('copyMessage')),
    qrCode: (link: string) => dialog.getByRole('img', { name: link, exact: true }),
    says: (text: string) => dialog.getByRole('status').filter({ hasText: text }),
    open: async () => {
      await opener.click();
      await expect(dialog).toBeVisible();
    },
  };
}

export type Kit = ReturnType<typeof kitOn>;

/** The link to the page of a language, with a referral code that needs no encoding, if given, and with inputs. */
export const calculatorLink = (origin: string, language: Language, ref: string, inputs: Inputs): string =>
  `${origin}/${language.path}${writeInputs(ref === '' ? '' : `?ref=${ref}`, inputs)}`;
