import { describe, expect, test } from 'vitest';
import * as delivered from '../../src/config/settings.ts';
import { refusal } from '../../src/owner/setup/refusals.ts';
import { faultAt, faults, type Settings } from '../../src/owner/setup/settings.ts';

const tier = { priceCents: 25_00, level1Commission: 75, level2Commission: 5 };
const settings: Settings = {
  ...delivered,
  tiers: { SMALL: tier, LARGE: tier },
  upgrades: [2, 3].map((month) => ({ month, shares: { LARGE: 10 } })),
  horizonMonths: 12,
};

describe('a refusal', () => {
  const logo = { light: 'nowhere.svg', dark: '' };
  const broken: readonly Partial<Record<keyof Settings, unknown>>[] = [
    { product: '', accent: 'green', logo, origin: 'http://acme.test', signupOrigin: 'acme' },
    {
      accent: '#ffcc00',
      legal: { imprint: 'acme.test', privacy: 'http://a.test', incomeDisclosure: 'https://a.test/{lang}' },
    },
    { videos: { whoIs: { en: 'x' }, calculator: { en: 'y', de: 'z' } }, videoDates: { x: 'May' } },
    { currency: 'euros', tiers: {}, upgrades: [{ month: 1, shares: { NONE: 200 } }], horizonMonths: 0 },
    { tiers: { 7: { priceCents: 0, level1Commission: 101, level2Commission: -1 } } },
    { level2PartnersPerLevel1Partner: -1, partnersAtStart: -1, newLevel1PartnersPerMonth: 0.5 },
    { cautious: { cancellation: 101, referrals: 0.55, conversion: -1 }, ownSubscription: 'NONE' },
  ];
  const inner =
    /settings\.ts|\b(tiers|upgrades|cautious|videos|legal)\b\W*[.[]|Cents|level\dCommission|[a-z]Origin|\d:\d|videoDates|horizonMonths|level2Partners|partnersAtStart|newLevel1|\bcents\b/;

  test.for(broken)('says what an answer has to be, without the name of any setting, code or ratio: %o', (change) => {
    const unusable = { ...settings, ...change } as Settings;
    const found = faults(unusable);
    expect(found.length).toBeGreaterThan(1);
    for (const fault of found) {
      expect(refusal(fault, unusable)).not.toMatch(inner);
      expect(refusal(fault, unusable)).toMatch(/^(The|There|Of)\b.{20,}/);
    }
  });

  test('is said about the value that is asked for, and not about another, which has its own question', () => {
    const short = { ...settings, horizonMonths: 2 };
    expect(faultAt(short, ['upgrades', 1, 'month'])).toContain('from 2 to 2');
    expect(faultAt(short, ['horizonMonths'])).toBe(undefined);
    expect(faultAt(short, ['upgrades', 0, 'month'])).toBe(undefined);
  });

  test('of a logo says what is the matter with the file', () => {
    expect(faultAt({ ...settings, logo }, ['logo', 'light'])).toContain('there is no "nowhere.svg"');
  });
});
