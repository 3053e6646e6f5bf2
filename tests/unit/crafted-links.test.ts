import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputRules } from '../../src/model/inputs.ts';
import { languagePath } from '../../src/model/page-address.ts';
import { readInputs, writeInputs } from '../../src/model/query-string.ts';
import { readRef, signupLink } from '../../src/model/signup-link.ts';
import { craftedQuery, handPickedQueries } from '../support/crafted-queries.ts';

const origin = 'https://signup.test';
const runs = { numRuns: 500, examples: handPickedQueries.map((query): [string] => [query]) };

/** The address of a page with this query string, as a browser parses it. */
const addressOf = (query: string) => new URL(`https://page.test/de?${query}`);

test('whatever a link carries, the signup link gains at most one path segment', () => {
  fc.assert(
    fc.property(craftedQuery, (query) => {
      const { search } = addressOf(query);
      const link = new URL(signupLink(origin, 'de', search));
      expect(link.href).toMatch(/^https:\/\/signup\.test\/signup(\/[^/?#\\]{1,2000})?\?language=de$/);
      const [segment] = link.pathname.split('/').slice(2);
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
