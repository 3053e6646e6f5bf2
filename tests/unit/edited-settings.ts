import ts from 'typescript';
import type { Settings } from '../../src/owner/setup/settings.ts';

/** A file of settings as an owner may have edited it, with comments wherever they can stand. */
export const source = `import type { Site } from './settings-types.ts';

/* About the file. */

/** About the product. */
export const product: string = 'Acme'; // ours since 2020
export const origin: string = 'https://acme.test';
export const signupOrigin: string = 'https://' + 'join.acme.test';
export const legal = {
  // about the imprint
  imprint: '', // none yet
  privacy: 'https://acme.test/privacy',
} satisfies Site['legal'];
export const videos = {
  /** Who. */
  whoIs: {
    en: 'aaaaaaaaaaa', // filmed in May
  },
  calculator: { en: 'bbbbbbbbbbb' /* short */, ar: 'ccccccccccc' },
} satisfies Site['videos'];
export const videoDates: Site['videoDates'] = {};
export const currency: string = 'EUR';
/** About the levels. */
export const tiers = {
  // about the smallest
  SMALL: { priceCents: 25_00, level1Commission: 75, level2Commission: 5 }, // most take it
  // about the middle
  MIDDLE: { priceCents: 90_00, level1Commission: 75, level2Commission: 5 }, // new
  // about the largest
  LARGE: { priceCents: 160_00, level1Commission: 75, level2Commission: 5 }, // rare
} as const satisfies Readonly<Record<string, Tier>>;
export const upgrades = [
  { month: 2, shares: { MIDDLE: 20, LARGE: 15 } }, // spring
  { month: 3, shares: { MIDDLE: 15 } }, // summer
] as const;
export const horizonMonths: number = 12;
export const level2PartnersPerLevel1Partner: number = 2;
/** About the cautious case. */
export const cautious = { cancellation: 10, referrals: 0.5, conversion: 50 } satisfies Assumptions; // ours
export const ownSubscription: keyof typeof tiers | '' = 'MIDDLE'; // what our partners have
export const partnersAtStart: number = 0;
export const newLevel1PartnersPerMonth: number = 10;
`;

/** The values that a file of settings exports. */
export function valuesOf(file: string): Settings {
  const { outputText } = ts.transpileModule(file, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  const exported = {};
  new Function('exports', outputText)(exported);
  return exported as Settings;
}

/** The values of that file. */
export const before = valuesOf(source);
