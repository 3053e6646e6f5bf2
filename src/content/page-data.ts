import { languages, type Language } from '../config/languages.ts';
import { calculatorTextKeys, type CalculatorData } from './calculator-data.ts';
import { plan } from '../model/plan.ts';
import { publishedLanguages } from './untranslated.ts';
import type { TextKey } from './dictionary.ts';
import { numberSamples } from './numbers-from-intl.ts';
import { legalLink, textsFor } from './translate.ts';

/** What the calculator on a language's page is given. @param path the language's path */
export function calculatorData(path: string): CalculatorData {
  const language = languages.find((one) => one.path === path)!;
  return {
    texts: textsFor(language, calculatorTextKeys),
    numbers: numberSamples(language, plan.currency),
    path,
    languageCode: language.code,
    disclosure: legalLink('incomeDisclosure', language),
  };
}

/** What the partner's kit says to the partner, in the language of the page. */
// prettier-ignore
export const kitTextKeys = [
  'yourLink', 'close', 'referralCode', 'referralCodeHint', 'referralCodeUnusable', 'referralCodeMissing', 'recipientLanguage',
  'linkTarget', 'change', 'targetWithNumbers', 'targetWithoutNumbers', 'registration', 'copyLink', 'linkCopied',
  'copyByHand', 'message', 'copyMessage', 'messageCopied', 'email', 'otherApp', 'qrCode', 'qrCodeTooLong',
  'downloadFormat', 'pictureRefused', 'printFlyer', 'opensInNewTab', 'linkPrivacy',
] as const satisfies readonly TextKey[];

/** What messages and flyers say to whoever gets them, in the language that the partner chooses. */
const recipientKeys = [
  'title',
  'shareText',
  'registrationTitle',
  'registrationShareText',
  'partnerDisclosure',
  'scanCode',
] as const satisfies readonly TextKey[];

/** A language in which a partner can pass the link on. */
export interface RecipientLanguage extends Pick<Language, 'code' | 'hreflang' | 'path' | 'name' | 'direction'> {
  readonly texts: Readonly<Record<(typeof recipientKeys)[number], string>>;
}

/** Data of the partner's kit for one page. */
export interface KitData {
  readonly texts: Readonly<Record<(typeof kitTextKeys)[number], string>>;
  /** Every language that has a page: the page's own first, then the others in the order of the language switcher. */
  readonly recipients: readonly RecipientLanguage[];
}

/** @param language of the page */
export function kitData(language: Language): KitData {
  const ownFirst = publishedLanguages.toSorted((one, other) => Number(other === language) - Number(one === language));
  const recipients = ownFirst.map((one): RecipientLanguage => {
    const { code, hreflang, path, name, direction } = one;
    return { code, hreflang, path, name, direction, texts: textsFor(one, recipientKeys) };
  });
  return { texts: textsFor(language, kitTextKeys), recipients };
}
