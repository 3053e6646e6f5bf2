import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assumptionNames } from '../../src/model/assumptions.ts';
import { languages } from '../../src/config/languages.ts';
import { isLink, partnerLink, usableRef } from '../../src/model/partner-link.ts';
import { defaultInputs, readInputs } from '../../src/model/query-string.ts';
import { cleanValue, parameterNames } from '../../src/model/parameter.ts';
import { readRef } from '../../src/model/referral-code.ts';
import { craftedQuery, handPickedQueries } from '../support/crafted-queries.ts';
import { anyInputs } from './any-plan.ts';
import { signupAddress } from '../../src/model/signup-link.ts';

const origin = 'https://page.test';
const signupPath = new URL(signupAddress).pathname;
const language = fc.constantFrom(...languages);
/** What someone may type or paste as a code, or find in an address. */
const code = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 140 }),
  fc.constantFrom('x'.repeat(128), 'x'.repeat(129), '\ud83d', 'a. ', 'a.\u200b', 'a b'),
  fc.constantFrom(...". .. a. (a) ! ' Zoë/5?&#% *(it's)! a.b...".split(' ')),
  craftedQuery.map((query) => new URLSearchParams(query).get('ref') ?? ''),
);
const examples = handPickedQueries.map((query) => new URLSearchParams(query).get('ref') ?? '');

test('a link has the language, the numbers and the code that were chosen', () => {
  fc.assert(
    fc.property(language, anyInputs, code, (chosen, numbers, typed) => {
      const ref = usableRef(typed);
      const link = new URL(partnerLink({ origin, language: chosen, inputs: numbers, ref }));
      expect(link.origin + link.pathname).toBe(`${origin}/${chosen.path}`);
      expect(readInputs(link.search)).toEqual(numbers);
      expect(readRef(link.search)).toBe(ref);
    }),
  );
});

test('a usable code is read by the rule of links, again and again', () => {
  fc.assert(
    fc.property(code, (typed) => {
      const ref = usableRef(typed);
      if (ref === undefined || isLink(typed)) return;
      expect(ref).toBe(cleanValue(typed.toWellFormed()));
      expect(usableRef(ref)).toBe(ref);
    }),
  );
});

describe('of a whole link that is entered as a code, the code in it counts', () => {
  test.for([
    { entered: 'https://page.test/en?partners=5&ref=anna#share', ref: 'anna' },
    { entered: `https://signup.test${signupPath}/an%2Fna?language=de`, ref: 'an/na' },
    { entered: `${signupAddress}/a+b%26c`, ref: 'a+b&c' },
    { entered: 'HTTP://localhost:4321/en?ref=bob', ref: 'bob' },
    { entered: 'https://page.test/en', ref: undefined },
    { entered: 'https://page.test/en?ref=..', ref: undefined },
    ...['abc!', '(VIP)', 'JOHN.', 'a?x=1', 'anna.maria', 'TEAM.DE/7', 'page.test/en', 'http', 'https://'].map(
      (ref) => ({
        entered: ref,
        ref,
      }),
    ),
  ])('$entered', ({ entered, ref }) => {
    expect(usableRef(entered)).toBe(ref);
  });
});

test('a link has only what differs from the defaults, as the page’s own address does', () => {
  const made = { origin, language: languages[0], inputs: defaultInputs, ref: 'anna' };
  const link = new URL(partnerLink(made));
  expect([...link.searchParams.keys()]).toEqual(['ref']);
  for (const name of assumptionNames) {
    const { search } = new URL(partnerLink({ ...made, inputs: { ...defaultInputs, [name]: 1 } }));
    expect(search).toContain(`&${parameterNames[name]}=`);
  }
});

test('whatever the code is, a link keeps its host and shape, and ends so that chats keep it', () => {
  const holds = (typed: string) => {
    const link = partnerLink({ origin, language: languages[0], inputs: defaultInputs, ref: usableRef(typed) });
    expect(link.replace(`${origin}/de`, '')).toMatch(/^(\?ref=[^?&#\s]+)?([?&]\w+=[\d.]+)*$/);
    expect(link).toMatch(/^[!-~]+[\w%~-]$/);
  };
  fc.assert(fc.property(code, holds), { examples: examples.map((example) => [example]) });
});
