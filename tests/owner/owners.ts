import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalculatorSettings, Site } from '../../src/config/settings-types.ts';
import * as fourLevels from './owners/four-levels.ts';
import * as oneLanguageMore from './owners/one-language-more.ts';
import * as oneLevel from './owners/one-level.ts';
import * as threeLanguages from './owners/three-languages.ts';
import * as twoLevels from './owners/two-levels.ts';

/** Owners whose settings have nothing in common with the sample's, and little with each other's: names of files in `owners`. */
export const owners = {
  'two-levels': twoLevels,
  'four-levels': fourLevels,
  'one-level': oneLevel,
  'three-languages': threeLanguages,
  'one-language-more': oneLanguageMore,
} as const satisfies Readonly<Record<string, Site & CalculatorSettings>>;

export type Owner = keyof typeof owners;

/** The source of an owner's `src/config/settings.ts`. */
export function settingsOf(owner: Owner): string {
  const source = readFileSync(join(import.meta.dirname, 'owners', `${owner}.ts`), 'utf8');
  return source.replace('../../../src/config/', './');
}

/** A value in the source of settings: a text in quotes, or a number. */
const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const number = String.raw`\d[\d_]*`;
const valueOf = (setting: string, value: string) => new RegExp(`(?<=${setting})${value}`);
const constant = (name: string) => String.raw`export const ${name}\b[^=]*=\s*`;

/** What most owners change first: where it stands, and what they put there for the value so far. */
const firstEdits: readonly { readonly at: RegExp; readonly put: (value: string) => string }[] = [
  { at: valueOf(constant('product'), text), put: () => "'Velorano'" },
  { at: valueOf(constant('origin'), text), put: () => "'https://rechner.velorano.test'" },
  { at: valueOf(constant('signupOrigin'), text), put: () => "'https://join.velorano.test'" },
  { at: valueOf(String.raw`\bimprint:\s*`, text), put: () => "'https://velorano.test/imprint'" },
  { at: valueOf(String.raw`\bprivacy:\s*`, text), put: () => "'https://velorano.test/{language}/privacy'" },
  { at: valueOf(String.raw`\bwhoIs:\s*\{[^}]*\ben:\s*`, text), put: () => "'https://youtu.be/aaaaaaaaaaa'" },
  { at: valueOf(String.raw`\bpriceCents:\s*`, number), put: (cents) => `${Number(cents.replaceAll('_', '')) + 4_00}` },
  { at: valueOf(constant('newLevel1PartnersPerMonth'), number), put: (partners) => (partners === '5' ? '7' : '5') },
];

/**
 * Makes the first edits in the source of settings, whatever their values are.
 * @throws Error if there is no place for one of them
 */
export function editedSettings(source: string): string {
  return firstEdits.reduce((edited, { at, put }) => {
    if (!at.test(edited)) throw new Error(`The settings have no place for an edit: ${at}`);
    return edited.replace(at, put);
  }, source);
}
