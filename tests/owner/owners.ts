import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan, Site } from '../../src/config/settings-types.ts';
import type { Inputs } from '../../src/model/projection.ts';
import * as fourLevels from './owners/four-levels.ts';
import * as oneLevel from './owners/one-level.ts';
import * as twoLevels from './owners/two-levels.ts';

/** Owners whose settings have nothing in common with the sample's, nor with each other's: names of files in `owners`. */
export const owners = {
  'two-levels': twoLevels,
  'four-levels': fourLevels,
  'one-level': oneLevel,
} as const satisfies Readonly<Record<string, Site & Plan & Record<keyof Inputs, number>>>;

export type Owner = keyof typeof owners;

/** The source of an owner's `src/config/settings.ts`. */
export function settingsOf(owner: Owner): string {
  const text = readFileSync(join(import.meta.dirname, 'owners', `${owner}.ts`), 'utf8');
  return text.replace('../../../src/config/', './');
}

/** What most owners change first, and the values that the text has there so far. */
const firstEdits: readonly { readonly at: RegExp; readonly put: (value: string) => string }[] = [
  { at: /(?<=export const product: string = ).*(?=;)/, put: () => "'Velorano'" },
  { at: /(?<=export const origin: string = ).*(?=;)/, put: () => "'https://rechner.velorano.test'" },
  { at: /(?<=export const signupOrigin: string = ).*(?=;)/, put: () => "'https://join.velorano.test'" },
  { at: /(?<=\bimprint: ).*(?=,)/, put: () => "'https://velorano.test/imprint'" },
  { at: /(?<=\bprivacy: ).*(?=,)/, put: () => "'https://velorano.test/{language}/privacy'" },
  { at: /(?<=whoIs: \{\s*en: ).*(?=,)/, put: () => "'https://youtu.be/aaaaaaaaaaa'" },
  { at: /(?<=priceCents: )[\d_]+/, put: (price) => String(Number(price.replaceAll('_', '')) + 4_00) },
  {
    at: /(?<=export const newLevel1PartnersPerMonth: number = ).*(?=;)/,
    put: (number) => (number === '5' ? '7' : '5'),
  },
];

/**
 * Makes the first edits in the source of settings, whatever their values are.
 * @throws Error if there is no place for one of them
 */
export function editedSettings(source: string): string {
  return firstEdits.reduce((text, { at, put }) => {
    if (!at.test(text)) throw new Error(`The settings have no place for an edit: ${at}`);
    return text.replace(at, put);
  }, source);
}
