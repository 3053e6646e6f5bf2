import type { Plan } from '../../src/config/settings-types.ts';
import type { Site } from '../../src/config/settings-types.ts';

/** A deployment that has nothing in common with the sample settings. */
export const anotherSite = {
  product: 'Velorano',
  accent: '#7A1FA2',
  logo: { light: 'src/brand/velorano.svg', dark: '' },
  origin: 'https://rechner.velorano.test',
  signupOrigin: 'https://join.velorano.test',
  legal: {
    imprint: 'https://velorano.test/imprint',
    privacy: 'https://velorano.test/{language}/privacy',
    incomeDisclosure: 'https://velorano.test/{language}/results',
  },
  company: { name: 'Velorano S.A.', address: 'Rue Haute 1, 1000 Bruxelles' },
  videos: {
    whoIs: { en: 'https://youtu.be/aaaaaaaaaaa?si=x', ar: 'https://www.youtube.com/embed/bbbbbbbbbbb' },
    calculator: { en: 'ccccccccccc', de: 'https://m.youtube.com/watch?t=9&v=ddddddddddd' },
  },
  videoDates: { ccccccccccc: '2026-01-31' },
} as const satisfies Site;

export const anotherPlan = {
  currency: 'EUR',
  tiers: {
    START: { priceCents: 19_90, level1Commission: 60, level2Commission: 4 },
    PLUS: { priceCents: 49_30, level1Commission: 62, level2Commission: 6 },
    PRO: { priceCents: 99_70, level1Commission: 64, level2Commission: 7 },
    MAX: { priceCents: 199_10, level1Commission: 66, level2Commission: 8 },
  },
  upgrades: [
    { month: 2, shares: { PLUS: 24, PRO: 11 } },
    { month: 5, shares: { MAX: 9 } },
  ],
  horizonMonths: 18,
  level2PartnersPerLevel1Partner: 3,
} as const satisfies Plan;

export const anotherDefaults = { partnersAtStart: 3, newLevel1PartnersPerMonth: 7 } as const;

/** A wide logo that contains the name, in too many parts to stand in the page. */
export const anotherLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60">${Array.from(
  { length: 60 },
  (_, at) =>
    `<path fill="currentColor" d="M${at * 5} ${(at * 37) % 50}l${(at * 11) % 7}.${at} ${(at * 13) % 9}.${at}h3z"/>`,
).join('')}</svg>`;

/** The source of a `src/config/settings.ts` with these values. */
export const anotherSettings = Object.entries({ ...anotherSite, ...anotherPlan, ...anotherDefaults })
  .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
  .join('');
