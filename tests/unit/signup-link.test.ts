import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRef } from '../../src/model/referral-code.ts';
import { signupAddress, signupLink } from '../../src/model/signup-link.ts';
import { readInputs } from '../../src/model/query-string.ts';
import { inputRules } from '../../src/model/inputs.ts';
import links from '../support/links.json' with { type: 'json' };
import { craftedQuery, handPickedQueries } from '../support/crafted-queries.ts';

const withRef = (ref: string) => `?${new URLSearchParams({ ref })}`;

test('without a code the registration’s address is plain; of two codes the first counts', () => {
  for (const search of ['', '?partners=5&reference=x'])
    expect(signupLink('ar', search)).toBe(`${signupAddress}?language=ar`);
  expect(readRef('?ref=&ref=first&ref=second')).toBe('first');
});

describe('a referral code that could break out of its segment is encoded', () => {
  test.for([
    { ref: 'a/b', segment: 'a%2Fb' },
    { ref: '../admin', segment: '..%2Fadmin' },
    { ref: 'a&language=x', segment: 'a%26language%3Dx' },
    { ref: 'a#b', segment: 'a%23b' },
    { ref: 'a\\b', segment: 'a%5Cb' },
    { ref: '%2e%2e', segment: '%252e%252e' },
    { ref: '@evil.example', segment: '%40evil.example' },
    { ref: 'Zoë 5', segment: 'Zo%C3%AB%205' },
  ])('$ref', ({ ref, segment }) => {
    expect(signupLink('de', withRef(ref))).toBe(`${signupAddress}/${segment}?language=de`);
  });
});

test.for(['', '.', '..', '%2e', '%2E.', 'a%00', 'a%0Ab', '%C2%85'])(
  'a code that cannot be a path segment is ignored: ref=%s',
  (code) => {
    expect(signupLink('de', `?ref=${code}`)).toBe(`${signupAddress}?language=de`);
  },
);

test('a referral code loses what nobody sees at its ends, and keeps all else', () => {
  for (const unseen of '\u00ad\u061c\u115f\u200b\u200d\u200e\u202a\u202e\u2060\u2066\u2069\u3164\ufe0f\ufeff')
    for (const ref of [`${unseen} anna`, `anna\u00a0${unseen}`]) expect(readRef(withRef(ref))).toBe('anna');
  for (const ref of ['شريك', 'Anna Maria', 'naïve', '😀', 'an\u200bna']) expect(readRef(withRef(ref))).toBe(ref);
});

test('a referral code has at most 128 characters, however many bytes they take', () => {
  expect(readRef(withRef('😀'.repeat(128)))).toBe('😀'.repeat(128));
  expect(readRef(withRef('x'.repeat(129)))).toBeUndefined();
});

describe('one rule cleans the value of every parameter that is read', () => {
  test.for(links.ref)('ref=$value', ({ value, ref }) => expect(readRef(withRef(value)) ?? null).toBe(ref));

  test.for(links.partners)('partners=$value', ({ value, number }) => {
    const { partnersAtStart } = readInputs(`?${new URLSearchParams({ partners: value })}`);
    expect(partnersAtStart).toBe(number ?? inputRules.partnersAtStart.default);
  });
});

const runs = { numRuns: 500, examples: handPickedQueries.map((query): [string] => [query]) };

/** The address of a page with this query string, as a browser parses it. */
const addressOf = (query: string) => new URL(`https://page.test/de?${query}`);

test('whatever a link carries, the signup link gains at most one path segment', () => {
  fc.assert(
    fc.property(craftedQuery, (query) => {
      const { search } = addressOf(query);
      const link = new URL(signupLink('de', search));
      expect(link.href.replace(signupAddress, '')).toMatch(/^(\/[^/?#\\]{1,2000})?\?language=de$/);
      const [segment] = link.href.replace(`${signupAddress}`, '').split('?')[0]!.split('/').slice(1);
      if (segment !== undefined) expect(decodeURIComponent(segment)).toBe(readRef(search));
    }),
    runs,
  );
});
