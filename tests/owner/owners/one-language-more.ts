import type { Assumptions, Site, Tier, Upgrade } from '../../../src/config/settings-types.ts';

/** An owner with a name of two words, three levels in euros, upgrades in three months, and one language more. */
export const product: string = 'Sommerlyst Studio';
export const accent: string = '#7a3b00';
export const logo = {
  light: 'tests/owner/owners/disc.svg',
  dark: 'tests/owner/owners/disc-dark.svg',
} satisfies Site['logo'];
export const company = { name: 'Sommerlyst ApS', address: 'Havnegade 9, 1058 København' } satisfies Site['company'];
export const origin: string = 'https://rechner.sommerlyst.test';
export const signupOrigin: string = 'https://partner.sommerlyst.test';
export const legal = {
  imprint: 'https://sommerlyst.test/{language}/imprint',
  privacy: 'https://sommerlyst.test/{language}/privacy',
  incomeDisclosure: '',
} satisfies Site['legal'];
export const terms = { vat: 'included', commissionNeedsSubscription: '' } satisfies Site['terms'];
export const offline = true;

export const videos = {
  whoIs: { en: 'mmmmmmmmmmm', de: 'nnnnnnnnnnn' },
  calculator: { en: 'ooooooooooo' },
} satisfies Site['videos'];
export const videoDates: Site['videoDates'] = {};

export const currency: string = 'EUR';
export const tiers = {
  Lys: { priceCents: 9_90, level1Commission: 40, level2Commission: 10 },
  Sol: { priceCents: 24_50, level1Commission: 45, level2Commission: 8 },
  Himmel: { priceCents: 79_00, level1Commission: 50, level2Commission: 6 },
} as const satisfies Readonly<Record<string, Tier>>;
export const whatIsSold = {} satisfies Site['whatIsSold'];
export const upgrades = [
  { month: 3, shares: { Sol: 18, Himmel: 7 } },
  { month: 6, shares: { Sol: 12 } },
  { month: 11, shares: { Himmel: 5 } },
] as const satisfies readonly Upgrade<keyof typeof tiers>[];
export const horizonMonths: number = 12;
export const level2PartnersPerLevel1Partner: number = 2;
export const cautious = { cancellation: 6, referrals: 0.8, conversion: 45 } satisfies Assumptions;
export const ownSubscription: keyof typeof tiers | '' = 'Sol';

export const partnersAtStart: number = 2;
export const newLevel1PartnersPerMonth: number = 6;
