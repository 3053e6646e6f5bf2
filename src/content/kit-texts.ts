import { languages, type Language } from '../config/languages.ts';
import type { TextKey } from './dictionary.ts';
import { textsFor } from './translate.ts';

/** What the partner's kit says to the partner, in the language of the page. */
const labelKeys = [
  'yourLink',
  'close',
  'referralCode',
  'referralCodeHint',
  'referralCodeUnusable',
  'recipientLanguage',
  'linkTarget',
  'targetWithNumbers',
  'targetWithoutNumbers',
  'registration',
  'copyLink',
  'linkCopied',
  'copyByHand',
  'message',
  'copyMessage',
  'messageCopied',
  'email',
  'otherApp',
  'qrCode',
  'qrCodeTooLong',
  'downloadFormat',
  'printFlyer',
  'flyerHint',
  'opensInNewTab',
  'linkPrivacy',
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

export type KitLabels = Readonly<Record<(typeof labelKeys)[number], string>>;

/** A language in which a partner can pass the link on. */
export interface Recipient extends Pick<Language, 'code' | 'hreflang' | 'path' | 'name' | 'direction'> {
  readonly texts: Readonly<Record<(typeof recipientKeys)[number], string>>;
}

export const kitLabels = (language: Language): KitLabels => textsFor(language, labelKeys);

/** Every language, in the order of the language switcher. */
export function recipients(): Recipient[] {
  return languages.map((language) => {
    const { code, hreflang, path, name, direction } = language;
    return { code, hreflang, path, name, direction, texts: textsFor(language, recipientKeys) };
  });
}
