import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/config/read-settings.ts';
import { schemaFile, schemaText } from '../../src/config/schema.ts';
import type { Settings } from '../../src/config/schema.ts';

const tier = { price: 1, level1Commission: 50, level2Commission: 10 };
const tiers = { small: tier, large: { ...tier, price: 2 } };
const settings: Settings = {
  product: 'Acme',
  accent: '#0044cc',
  logo: { light: 'logo.svg', dark: '' },
  company: { name: '', address: '' },
  origin: 'https://acme.test',
  signupOrigin: 'https://join.acme.test',
  legal: { imprint: '', privacy: 'https://acme.test/{language}/privacy', incomeDisclosure: '' },
  terms: { vat: 'included', commissionNeedsSubscription: '' },
  offline: true,
  videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb', de: 'ccccccccccc' } },
  videoDates: { aaaaaaaaaaa: '2010-09-30' },
  currency: 'EUR',
  tiers,
  whatIsSold: { de: 'Yogakurse', en: 'yoga classes', xx: 'of a language that is not there' },
  upgrades: [{ month: 2, shares: { large: 20 } }],
  horizonMonths: 6,
  level2PartnersPerLevel1Partner: 1,
  cautious: { cancellation: 10, referrals: 0.7, conversion: 50 },
  ownSubscription: 'small',
  partnersAtStart: 3,
  newLevel1PartnersPerMonth: 4,
};

const read = (change: object, environment = {}) => readSettings({ ...settings, ...change }, environment);

test('usable settings are taken as they are', () => {
  expect(read({})).toEqual(settings);
  expect(read({ tiers: { only: tier }, upgrades: [], ownSubscription: '' })).toMatchObject({ tiers: { only: tier } });
});

test('what has one plain meaning is taken as that', () => {
  const written = {
    product: ' Acme ',
    accent: '#0044CC',
    origin: 'acme.test/',
    legal: { ...settings.legal, imprint: 'acme.test/imprint' },
    offline: 'yes',
    videos: {
      whoIs: { en: 'youtu.be/aaaaaaaaaaa' },
      calculator: { en: 'https://www.youtube.com/watch?v=bbbbbbbbbbb' },
    },
    currency: 'eur',
    tiers: {
      small: { price: '49 €', level1Commission: '75 %', level2Commission: '5' },
      large: { ...tier, price: '1.490,90' },
    },
    whatIsSold: { en: ' yoga classes. ' },
    cautious: { ...settings.cautious, referrals: '0,5' },
  };
  expect(read(written)).toMatchObject({
    product: 'Acme',
    accent: '#0044cc',
    origin: 'https://acme.test',
    legal: { imprint: 'https://acme.test/imprint' },
    offline: true,
    videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb' } },
    currency: 'EUR',
    tiers: { small: { price: 49, level1Commission: 75, level2Commission: 5 }, large: { price: 1490.9 } },
    whatIsSold: { en: 'yoga classes' },
    cautious: { referrals: 0.5 },
  });
});

test('variables of the environment replace the product’s name and the origins, by the same rules', () => {
  const environment = {
    PRODUCT_NAME: ' Other ',
    SITE_ORIGIN: 'https://other.test/',
    SIGNUP_ORIGIN: 'http://join.test:8080',
  };
  const expected = {
    ...settings,
    product: 'Other',
    origin: 'https://other.test',
    signupOrigin: 'http://join.test:8080',
  };
  expect(read({}, environment)).toEqual(expected);
  expect(() => read({}, { SITE_ORIGIN: 'http://other.test' })).toThrow(
    'The environment variable SITE_ORIGIN must start with https://, not "http://other.test".',
  );
});

const small = (change: object) => ({ tiers: { ...tiers, small: { ...tier, ...change } } });
const upgrade = (change: object) => ({ upgrades: [{ month: 2, shares: { large: 20 }, ...change }] });
const cautious = (change: object) => ({ cautious: { ...settings.cautious, ...change } });
const legal = (imprint: string) => ({ legal: { ...settings.legal, imprint } });
const whole = (from: number, to: number) => `must be a whole number from ${from} to ${to}`;
const price = 'must be an amount from 0.01 to 100000 with at most two decimals';
const origin = 'must be an address with nothing behind its host, such as https://calculator.example.com';

const unusable: readonly (readonly [change: object, says: string])[] = [
  [{ product: ' ' }, 'product must not be empty.'],
  [{ product: 'A'.repeat(41) }, `product must have at most 40 characters, not "${'A'.repeat(41)}".`],
  [{ accent: 'green' }, 'accent must be a hex code such as #0a5a39, not "green".'],
  [{ logo: { light: '', dark: '' } }, 'logo.light must be the path of an SVG file, not empty.'],
  [{ origin: 'http://acme.test' }, 'origin must start with https://, not "http://acme.test".'],
  [{ origin: 'https://acme.test/de' }, `origin ${origin}, not "https://acme.test/de".`],
  [{ signupOrigin: 'acme' }, `signupOrigin ${origin}, not "acme".`],
  [{ signupOrigin: 'ftp://acme.test' }, `signupOrigin ${origin}, not "ftp://acme.test".`],
  [
    legal('javascript:alert(1)'),
    'legal.imprint must be empty or an address that starts with https://, not "javascript:alert(1)".',
  ],
  [
    legal('http://acme.test'),
    'legal.imprint must be empty or an address that starts with https://, not "http://acme.test".',
  ],
  ...['{lang}', '{}', '{language', '}'].map(
    (brace) =>
      [
        legal(`https://acme.test/${brace}`),
        `legal.imprint must have nothing in braces but {language}, which becomes the visitor’s language code, not "https://acme.test/${brace}".`,
      ] as const,
  ),
  [{ terms: { ...settings.terms, vat: 'maybe' } }, 'terms.vat must be empty, "included" or "excluded", not "maybe".'],
  [{ offline: 'perhaps' }, 'offline must be true or false, not "perhaps".'],
  [
    { videos: { ...settings.videos, whoIs: { en: 'https://vimeo.com/1' } } },
    'videos.whoIs.en must be a YouTube address or id, not "https://vimeo.com/1".',
  ],
  [
    { videos: { ...settings.videos, whoIs: { de: 'aaaaaaaaaaa' } } },
    'videos.whoIs.en must be a YouTube address or id, not nothing.',
  ],
  [
    { videos: { ...settings.videos, whoIs: { en: 'aaaaaaaaaaa', ae: 'aaaaaaaaaaa' } } },
    'videos.whoIs must use the language codes of languages.ts, not "ae".',
  ],
  [
    { videoDates: { aaaaaaaaaaa: '2026-02-30' } },
    'videoDates.aaaaaaaaaaa must be a date such as 2010-09-30, not "2026-02-30".',
  ],
  [{ whatIsSold: { en: 'a'.repeat(81) } }, `whatIsSold.en must have at most 80 characters, not "${'a'.repeat(81)}".`],
  [{ currency: 'dollars' }, 'currency must be three letters such as USD, not "DOLLARS".'],
  [{ tiers: {}, upgrades: [], ownSubscription: '' }, 'tiers must have one to 4 licence levels, not 0.'],
  [
    { tiers: { 7: tier }, upgrades: [], ownSubscription: '' },
    'tiers must not name a level "7": a name is neither empty nor a number.',
  ],
  [
    { tiers: { Fortgeschrittenenprogramm: tier }, upgrades: [], ownSubscription: '' },
    'tiers must not name a level "Fortgeschrittenenprogramm": a name has at most 24 characters.',
  ],
  [small({ price: -1 }), `tiers.small.price ${price}, not -1.`],
  [small({ price: 0.999 }), `tiers.small.price ${price}, not 0.999.`],
  [small({ price: 'free' }), `tiers.small.price ${price}, not "free".`],
  [small({ price: 2 }), 'tiers.large.price must be more than that of small, 2, not 2: levels rise.'],
  [small({ level1Commission: 101 }), `tiers.small.level1Commission ${whole(0, 100)}, not 101.`],
  [{ horizonMonths: 121 }, `horizonMonths ${whole(2, 120)}, not 121.`],
  [upgrade({ month: 7 }), 'upgrades[0].month must be within horizonMonths, 6, not 7.'],
  [{ upgrades: [...settings.upgrades, ...settings.upgrades] }, 'upgrades[1].month must not repeat month 2.'],
  [
    upgrade({ shares: { small: 5 } }),
    'upgrades[0].shares must name levels above the first, which are large, not "small".',
  ],
  [upgrade({ shares: { large: 1.5 } }), `upgrades[0].shares.large ${whole(0, 100)}, not 1.5.`],
  [
    { tiers: { ...tiers, huge: { ...tier, price: 3 } }, ...upgrade({ shares: { large: 60, huge: 41 } }) },
    'upgrades[0].shares must add up to at most 100 percent, not 101.',
  ],
  [{ level2PartnersPerLevel1Partner: 1.5 }, `level2PartnersPerLevel1Partner ${whole(0, 100)}, not 1.5.`],
  [cautious({ cancellation: 101 }), `cautious.cancellation ${whole(0, 100)}, not 101.`],
  ...[-0.1, 0.55, 1.1].map(
    (referrals) =>
      [
        cautious({ referrals }),
        `cautious.referrals must be a number with at most one decimal from 0 to 1, which is level2PartnersPerLevel1Partner, not ${referrals}.`,
      ] as const,
  ),
  [{ ownSubscription: 'toString' }, 'ownSubscription must be empty or one of small, large, not "toString".'],
  [{ partnersAtStart: 100_000 }, `partnersAtStart ${whole(0, 99_999)}, not 100000.`],
  [{ acent: '#000' }, 'acent is no setting.'],
];

describe('an unusable setting is refused in a sentence that names it', () => {
  test.for(unusable)('%j: %s', ([change, says]) => {
    expect(() => read(change)).toThrow(new Error(`src/config/settings.json: ${says}`));
  });
});

test('all unusable settings are told at once', () => {
  const change = { product: '', ...legal('ftp://x'), partnersAtStart: -1 };
  expect(() => read(change)).toThrow(
    new RegExp(
      ['product must', 'legal\\.imprint must', 'partnersAtStart must']
        .map((start) => `settings\\.json: ${start}[^\\n]*`)
        .join('\\nsrc/config/'),
    ),
  );
});

test('what editors know of the settings is what the schema says', () => {
  expect(JSON.parse(readFileSync(schemaFile, 'utf8'))).toEqual(JSON.parse(schemaText));
});
