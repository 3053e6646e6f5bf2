import { languages, type Language } from '../config/languages.ts';
import type { TextKey } from './dictionary.ts';
import { textsFor } from './translate.ts';

/** What the partner's kit says to the partner, in the language of the page. */
// prettier-ignore
export const kitTextKeys = [
  'yourLink', 'close', 'referralCode', 'referralCodeHint', 'referralCodeUnusable', 'referralCodeMissing',
  'recipientLanguage', 'copyLink', 'linkCopied', 'copyByHand', 'message', 'copyMessage', 'messageCopied',
  'email', 'qrCode', 'qrCodeTooLong', 'linkPrivacy',
] as const satisfies readonly TextKey[];

/** What a message says to whoever gets it, in the language that the partner chooses. */
const recipientKeys = ['title', 'shareText', 'partnerDisclosure'] as const satisfies readonly TextKey[];

/** A language in which a partner can pass the link on. */
export interface RecipientLanguage extends Pick<Language, 'hreflang' | 'path' | 'name' | 'direction'> {
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
  const ownFirst = [language, ...languages.filter((one) => one !== language)];
  const recipients = ownFirst.map((one): RecipientLanguage => {
    const { hreflang, path, name, direction } = one;
    return { hreflang, path, name, direction, texts: textsFor(one, recipientKeys) };
  });
  return { texts: textsFor(language, kitTextKeys), recipients };
}
