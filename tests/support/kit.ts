import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../src/config/languages.ts';
import { site } from '../../src/config/site.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { writeInputs } from '../../src/model/query-string.ts';
import { signupLink } from '../../src/model/signup-link.ts';

/** The address of the words of the partner's kit, which are loaded first when it is opened. */
export const kitWords = /\/kit\/\w+\.json\b/;
/** The addresses of all that is loaded when the partner's kit is opened. */
export const kitRequests = /\/kit\/\w+\.json\b|\/_astro\/Kit\.[^/]*\.js$/;

/** The parts of the partner's kit, found by the names that partners read and hear. */
export interface Kit {
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly close: Locator;
  readonly referralCode: Locator;
  readonly recipient: Locator;
  readonly target: Locator;
  readonly link: Locator;
  readonly message: Locator;
  readonly copyLink: Locator;
  readonly copyMessage: Locator;
  /** The drawing of the code to scan for a link. */
  codeFor(link: string): Locator;
  download(format: 'SVG' | 'PNG'): Locator;
  readonly printFlyer: Locator;
  /** A text that says what happened. */
  says(text: string): Locator;
  /** Opens it with the button, and waits until it is there. */
  open(): Promise<void>;
}

export function kitOn(page: Page, language: Language): Kit {
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
    target: dialog.getByRole('combobox', { name: t('linkTarget'), exact: true }),
    link: dialog.getByRole('textbox', { name: t('yourLink'), exact: true }),
    message: dialog.getByRole('textbox', { name: t('message'), exact: true }),
    copyLink: button(t('copyLink')),
    copyMessage: button(t('copyMessage')),
    codeFor: (link) => dialog.getByRole('img', { name: link, exact: true }),
    download: (format) => button(t('downloadFormat', { format })),
    printFlyer: button(t('printFlyer')),
    says: (text) => dialog.getByRole('status').filter({ hasText: text }),
    open: async () => {
      await opener.click();
      await expect(dialog).toBeVisible();
    },
  };
}

/** The link to the page of a language, with a referral code that needs no encoding and with inputs, each if given. */
export function calculatorLink(origin: string, language: Language, ref: string, inputs?: Inputs): string {
  const query = ref === '' ? '' : `?ref=${ref}`;
  return `${origin}/${language.path}${inputs ? writeInputs(query, inputs) : query}`;
}

/** The link to the registration with a referral code, if given. */
export const registrationLink = (language: Language, ref: string) =>
  signupLink(site.signupOrigin, language.code, ref === '' ? '' : `?ref=${ref}`);
