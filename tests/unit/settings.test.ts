import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../src/config/read-settings.ts';
import { schemaFile, schemaText } from '../../src/config/schema.ts';
import type { Settings } from '../../src/config/shape.ts';
import unusable from './unusable-settings.json' with { type: 'json' };

const tier = { price: 1, level1Commission: 50, level2Commission: 10 };
const tiers = { small: tier, large: { ...tier, price: 2 } };
const settings: Settings = {
  product: 'Acme',
  accent: '#0044cc',
  logo: { light: 'logo.svg', dark: '' },
  company: { name: '', address: '' },
  origin: 'https://acme.test',
  signupAddress: 'https://join.acme.test/en/register',
  legal: { imprint: '', privacy: 'https://acme.test/{language}/privacy', incomeDisclosure: '' },
  terms: { vat: 'included', registrationIsFree: 'no', commissionNeedsSubscription: '' },
  videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb', de: 'ccccccccccc' } },
  videoDates: { aaaaaaaaaaa: '2010-09-30' },
  currency: 'EUR',
  tiers,
  whatIsSold: { de: 'Yogakurse', en: 'yoga classes', xx: 'of a language that is not there' },
  upgrades: [{ month: 2, tier: 'large', percent: 20 }],
  horizonMonths: 6,
  level2PartnersPerLevel1Partner: 1,
  cautious: { cancellation: 10, referrals: 0.7, conversion: 50 },
  ownSubscription: 'small',
  partnersAtStart: 3,
  newLevel1PartnersPerMonth: 4,
};

const read = (change: object, environment = {}) => parseSettings({ ...settings, ...change }, environment);

test('usable settings are taken as they are', () => {
  expect(read({})).toEqual(settings);
  expect(read({ tiers: { only: tier }, upgrades: [], ownSubscription: '' })).toMatchObject({ tiers: { only: tier } });
});

test('what has one plain meaning is taken as that', () => {
  const written = {
    product: ' Acme ',
    accent: '0044CC',
    origin: 'acme.test/',
    signupAddress: 'join.acme.test/',
    legal: { ...settings.legal, imprint: 'acme.test/imprint' },
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
    upgrades: [{ month: '2', tier: ' Large', percent: '20 %' }],
    cautious: { ...settings.cautious, referrals: '0,5' },
    ownSubscription: 'SMALL',
  };
  expect(read(written)).toMatchObject({
    product: 'Acme',
    accent: '#0044cc',
    origin: 'https://acme.test',
    signupAddress: 'https://join.acme.test/signup',
    legal: { imprint: 'https://acme.test/imprint' },
    videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb' } },
    currency: 'EUR',
    tiers: { small: { price: 49, level1Commission: 75, level2Commission: 5 }, large: { price: 1490.9 } },
    whatIsSold: { en: 'yoga classes' },
    upgrades: [{ month: 2, tier: 'large', percent: 20 }],
    cautious: { referrals: 0.5 },
    ownSubscription: 'small',
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
    signupAddress: 'http://join.test:8080/en/register',
  };
  expect(read({}, { SIGNUP_ORIGIN: 'https://join.test/now' }).signupAddress).toBe('https://join.test/now');
  expect(read({}, environment)).toEqual(expected);
  expect(() => read({}, { SITE_ORIGIN: 'http://other.test' })).toThrow(
    'The environment variable SITE_ORIGIN must start with https://, not "http://other.test".',
  );
});

describe('a number with a unit, and thousands grouped in a way that has one meaning, is that number', () => {
  test.for([
    ['49 €', 49],
    ['€49', 49],
    ['US$ 49', 49],
    ['49,90 EUR', 49.9],
    ['CHF 49', 49],
    ['249 kr', 249],
    ['+49', 49],
    ['1.490,90', 1490.9],
    ['1,490.90', 1490.9],
    ['1 490', 1490],
    ['1’490.5', 1490.5],
    ['1490', 1490],
  ] as const)('%s', ([price, number]) => {
    expect(read({ tiers: { only: { ...tier, price } }, upgrades: [], ownSubscription: '' }).tiers['only']?.price).toBe(
      number,
    );
  });
});

test('a path is taken as drag and drop gives it, and words in capitals as small ones', () => {
  const logo = { light: " '/home/me/My logo.svg' ", dark: '/home/me/My\\ logo\\ (1\\).svg' };
  const terms = { vat: 'Included', registrationIsFree: 'No', commissionNeedsSubscription: 'YES' };
  expect(read({ logo, terms })).toMatchObject({
    logo: { light: '/home/me/My logo.svg', dark: '/home/me/My logo (1).svg' },
    terms: { vat: 'included', registrationIsFree: 'no', commissionNeedsSubscription: 'yes' },
  });
});

describe('an unusable setting is refused in a sentence that names it', () => {
  test.for(unusable)('$says', ({ change, says }) => {
    expect(() => read(change)).toThrow(new Error(`src/config/settings.json: ${says}`));
  });
});

test('all unusable settings are told at once', () => {
  const change = { product: '', legal: { ...settings.legal, imprint: 'ftp://x' }, partnersAtStart: -1 };
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
