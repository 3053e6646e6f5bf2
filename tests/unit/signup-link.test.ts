import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRef, refAsSent, signupLink } from '../../src/model/signup-link.ts';
import { defaultInputs, readInputs, writeInputs } from '../../src/model/query-string.ts';
import { someInputs } from '../support/entered-inputs.ts';
import { inputRules } from '../../src/model/inputs.ts';
import { languagePath } from '../../src/model/page-address.ts';
import { craftedQuery, handPickedQueries } from '../support/crafted-queries.ts';

const address = 'https://signup.test/en/join';
const withRef = (ref: string) => `?${new URLSearchParams({ ref })}`;

test('a visitor without a referral code registers at the plain address', () => {
  expect(signupLink(address, 'ar', '')).toBe('https://signup.test/en/join?language=ar');
  expect(signupLink(address, 'ar', '?partners=5&reference=x')).toBe('https://signup.test/en/join?language=ar');
});

test('the first of two referral codes counts', () => {
  expect(readRef('?ref=first&ref=second')).toBe('first');
});

describe('a referral code that could break out of its segment is encoded', () => {
  test.for([
    { ref: 'a/b', segment: 'a%2Fb' },
    { ref: '../admin', segment: '..%2Fadmin' },
    { ref: 'a?language=x', segment: 'a%3Flanguage%3Dx' },
    { ref: 'a#b', segment: 'a%23b' },
    { ref: 'a\\b', segment: 'a%5Cb' },
    { ref: '%2e%2e', segment: '%252e%252e' },
    { ref: '@evil.example', segment: '%40evil.example' },
    { ref: 'Zoë 5', segment: 'Zo%C3%AB%205' },
  ])('$ref', ({ ref, segment }) => {
    expect(signupLink(address, 'de', withRef(ref))).toBe(`${address}/${segment}?language=de`);
  });
});

describe('a referral code that cannot be a path segment is ignored', () => {
  test.for([
    '?ref',
    '?ref=',
    '?ref=.',
    '?ref=..',
    '?ref=...',
    '?ref=%2e',
    '?ref=%2E.',
    '?ref=a%00',
    '?ref=a%0Ab',
    '?ref=%C2%85',
  ])('%s', (search) => {
    expect(readRef(search)).toBeUndefined();
    expect(signupLink(address, 'de', search)).toBe(`${address}?language=de`);
  });
});

test('a referral code loses what nobody sees and the spaces around it, and keeps all else', () => {
  const unseen = '\u00ad\u061c\u115f\u200b\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u3164\ufe0f\ufeff';
  for (const character of unseen) {
    for (const ref of [`an${character}na`, `${character}anna`, `anna${character}`])
      expect(readRef(withRef(ref))).toBe('anna');
    expect(readRef(withRef(character))).toBeUndefined();
    expect(readRef(withRef(`.${character}.`))).toBeUndefined();
  }
  for (const search of ['?ref=%20x%20', '?ref=+x+', '?ref=%C2%A0x%E2%80%83', '?ref=%E2%80%8B%20x%20%E2%80%8B'])
    expect(signupLink(address, 'de', search)).toBe(`${address}/x?language=de`);
  for (const ref of ['شريك', 'Anna Maria', 'naïve', '😀']) expect(readRef(withRef(ref))).toBe(ref);
});

test('a referral code that cannot be used is shown as it came, and one that can be as it is used', () => {
  for (const ref of ['..', 'a\tb', 'x'.repeat(129)]) expect(refAsSent(withRef(ref))).toBe(ref);
  expect(refAsSent('?ref=&amp;ref=..')).toBe('..');
  expect(refAsSent('?ref=abc).')).toBe('abc');
  expect(refAsSent('?partners=5')).toBe('');
});

test('a referral code has at most 128 characters, however many bytes they take', () => {
  expect(readRef(withRef('😀'.repeat(128)))).toBe('😀'.repeat(128));
  expect(readRef(withRef('x'.repeat(129)))).toBeUndefined();
});

const { partnersAtStart: partners, newLevel1PartnersPerMonth: monthly } = someInputs;

describe('a link that was damaged on the way says what it said', () => {
  test.for([
    { search: `?partners=${partners}&amp;monthly=${monthly}&amp;ref=ABC`, how: 'ampersands as HTML writes them' },
    { search: `?partners=${partners}&monthly=${monthly}&ref=ABC.`, how: 'a full stop behind the code' },
    { search: `?partners=${partners}).&monthly=${monthly}]&ref=ABC)`, how: 'brackets behind numbers and the code' },
    { search: `?ref=ABC%20&partners=${partners}+&monthly=${monthly}%20`, how: 'spaces behind them' },
    { search: `?ref=ABC.%0D%0A&partners=${partners}&monthly=${monthly}%0a`, how: 'line breaks behind them' },
    { search: `?ref=&partners=${partners}&monthly=${monthly}&ref=ABC`, how: 'an empty code ahead of the full one' },
  ])('$how', ({ search }) => {
    expect(readInputs(search)).toEqual(someInputs);
    expect(readRef(search)).toBe('ABC');
  });
});

describe('nothing else of a damaged link is guessed', () => {
  test.for([`?partners=${partners}x`, `?partners=.${partners}`, `?partners=${partners},`, `?partners=(${partners}`])(
    '%s',
    (search) => {
      expect(readInputs(search)).toEqual(defaultInputs);
    },
  );

  test('a code keeps what is encoded at its end, and what is inside it', () => {
    expect(readRef('?ref=A.B%2E')).toBe('A.B.');
    expect(readRef('?ref=A%20B)C%29')).toBe('A B)C)');
  });
});

const runs = { numRuns: 500, examples: handPickedQueries.map((query): [string] => [query]) };

/** The address of a page with this query string, as a browser parses it. */
const addressOf = (query: string) => new URL(`https://page.test/de?${query}`);

test('whatever a link carries, the signup link gains at most one path segment', () => {
  fc.assert(
    fc.property(craftedQuery, (query) => {
      const { search } = addressOf(query);
      const link = new URL(signupLink(address, 'de', search));
      expect(link.href).toMatch(/^https:\/\/signup\.test\/en\/join(\/[^/?#\\]{1,2000})?\?language=de$/);
      const [segment] = link.pathname.split('/').slice(3);
      if (segment !== undefined) expect(decodeURIComponent(segment)).toBe(readRef(search));
    }),
    runs,
  );
});

test('whatever a link carries, the inputs are whole numbers in range, and can be written back', () => {
  fc.assert(
    fc.property(craftedQuery, (query) => {
      const { search } = addressOf(query);
      const inputs = readInputs(search);
      for (const [name, { maximum }] of Object.entries(inputRules)) {
        const value = inputs[name as keyof typeof inputs];
        expect(Number.isInteger(value) && value >= 0 && value <= maximum).toBe(true);
      }
      expect(readInputs(writeInputs(search, inputs))).toEqual(inputs);
    }),
    runs,
  );
});

test('whatever a link carries, the language links stay on the same site', () => {
  fc.assert(
    fc.property(craftedQuery, (query) => {
      const { search, hash, href } = addressOf(query);
      const link = new URL(languagePath('fr', search, hash), href);
      expect(link.origin + link.pathname).toBe('https://page.test/fr');
      expect(link.search + link.hash).toBe(search + hash);
    }),
    runs,
  );
});
