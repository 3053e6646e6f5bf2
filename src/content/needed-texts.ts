import type { Language } from '../config/languages.ts';
import type { TextKey } from './dictionary.ts';
import { textsFor } from './translate.ts';

/** What the way from an amount to what it takes says beside the calculator's own texts. */
export const neededTextKeys = [
  'amountPerMonth',
  'amountHint',
  'useOwnFee',
  'newPartnersPerMonth',
  'notReached',
  'calculateWithThis',
] as const satisfies readonly TextKey[];

export type NeededTexts = Readonly<Record<(typeof neededTextKeys)[number], string>>;

/** @param language of the page */
export const neededTexts = (language: Language): NeededTexts => textsFor(language, neededTextKeys);
