import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonSchema, parseSettings } from '../../src/settings/read-settings.ts';
import type { Settings } from '../../src/settings/shape.ts';
import unusable from './unusable-settings.json' with { type: 'json' };

const tier = { price: 1, level1Commission: 50, level2Commission: 10 };
const settings: Settings = {
  product: 'Acme',
  accent: '#0044cc',
  logo: { light: 'logo.svg', dark: '' },
  company: { name: '', address: '' },
  origin: 'https://acme.test',
  signupOrigin: 'https://join.acme.test',
  signupPath: '/en/register',
  legal: { imprint: '', privacy: 'https://acme.test/{language}/privacy', incomeDisclosure: '' },
  terms: { vat: 'included', registrationIsFree: 'no', commissionNeedsSubscription: '' },
  videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb', de: 'ccccccccccc' } },
  currency: 'EUR',
  tiers: { small: tier, large: { ...tier, price: 2 } },
  whatIsSold: { de: 'Yogakurse', en: 'yoga classes' },
  upgrades: [{ month: 2, tier: 'large', percent: 20 }],
  horizonMonths: 6,
  level2PartnersPerLevel1Partner: 1,
  cautious: { cancellation: 10, referrals: 0.7, conversion: 50 },
  ownSubscription: 'small',
  partnersAtStart: 3,
  newLevel1PartnersPerMonth: 4,
};

/** The settings with values at paths such as `legal.imprint`. */
function withValues(changes: Readonly<Record<string, unknown>>): unknown {
  const changed = structuredClone(settings) as unknown as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop()!;
    const parent = names.reduce((group, name) => group[name] as Record<string, unknown>, changed);
    parent[last] = value;
  }
  return changed;
}
const read = (changes: Readonly<Record<string, unknown>> = {}, environment = {}) =>
  parseSettings(withValues(changes), environment);

test('usable settings are taken as they are', () => {
  expect(read()).toEqual(settings);
  const only = { tiers: { only: tier }, upgrades: [], ownSubscription: '' };
  expect(read(only)).toMatchObject(only);
});

test('a final slash, a hex code without its sign and a video’s address are understood', () => {
  const written = read({
    accent: '0044CC',
    origin: 'https://acme.test/',
    'videos.whoIs': { en: 'https://youtu.be/aaaaaaaaaaa' },
    'videos.calculator.en': 'https://www.youtube.com/watch?v=bbbbbbbbbbb',
  });
  expect(written).toEqual(settings);
});

test('variables of the environment replace the product’s name and the origins, by the same rules', () => {
  const environment = {
    PRODUCT_NAME: ' Other ',
    SITE_ORIGIN: 'https://other.test/',
    SIGNUP_ORIGIN: 'http://join.test:8080',
  };
  expect(read({}, environment)).toMatchObject({
    product: 'Other',
    origin: 'https://other.test',
    signupOrigin: 'http://join.test:8080',
  });
  expect(() => read({}, { SIGNUP_ORIGIN: 'https://join.test/now' })).toThrow('SIGNUP_ORIGIN must begin with');
  expect(() => read({}, { SITE_ORIGIN: 'http://other.test' })).toThrow(
    'The environment variable SITE_ORIGIN must begin with https:// and end with the host',
  );
});

describe('an unusable setting is refused in a sentence that names it and says what it may be', () => {
  test.for(Object.entries(unusable).flatMap(([says, all]) => all.map((change) => ({ says, change }))))(
    '$says: $change',
    ({ says, change }) => {
      expect(() => read(change)).toThrow(`src/config/settings.json: ${says}`);
    },
  );
});

test('all unusable settings are named at once', () => {
  expect(() => read({ product: '', 'legal.imprint': 'ftp://x', partnersAtStart: -1 })).toThrow(
    /product must[^\n]*\n[^\n]*legal\.imprint must[^\n]*\n[^\n]*partnersAtStart must/,
  );
});

test('whatever stands in place of a setting, an owner reads sentences', () => {
  const paths = (value: unknown, path = ''): string[] => [
    ...(path === '' ? [] : [path]),
    ...(value instanceof Object
      ? Object.entries(value).flatMap(([name, part]) => paths(part, path ? `${path}.${name}` : name))
      : []),
  ];
  const foreignWords = /Invalid|expected|undefined|Cannot|object Object|NaN/;
  const shapes = fc.oneof(
    fc.constantFrom(null, undefined, {}, [], [null], [20], '20 %', '', 'yes', -1, 1.55, 1e9, true, { en: null }, [[]]),
    // A message quotes the value, which has none of these words of its own.
    fc.jsonValue({ maxDepth: 2 }).filter((value) => !foreignWords.test(JSON.stringify(value))),
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths(settings)), shapes, (path, value) => {
      try {
        read({ [path]: value });
      } catch (error) {
        const [name] = path.split('.');
        for (const sentence of (error as Error).message.split('\n'))
          expect(sentence).toMatch(/^src\/config\/settings\.json: .+ (must .+|is missing: .+|is not a setting.*)\.$/su);
        expect((error as Error).message).toContain(name);
        expect((error as Error).message).not.toMatch(foreignWords);
      }
    }),
    { numRuns: 2_000 },
  );
  for (const whole of [null, [], 5, 'text', true])
    expect(() => parseSettings(whole, {})).toThrow(/product is missing: /);
});

test('what editors know of the settings is what the schema says', () => {
  expect(JSON.parse(readFileSync('src/config/settings.schema.json', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(jsonSchema)),
  );
});
