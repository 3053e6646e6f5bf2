import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { partnerLink, usableRef, type LinkTarget } from '../../src/model/partner-link.ts';
import { defaultInputs, readInputs } from '../../src/model/query-string.ts';
import { readRef, signupLink } from '../../src/model/signup-link.ts';
import { craftedQuery, handPickedQueries } from '../support/crafted-queries.ts';
import { anyInputs } from './any-plan.ts';

const [origin, signupOrigin] = ['https://page.test', 'https://signup.test'];
const language = fc.constantFrom(...languages);
/** What someone may type or paste as a code, or find in an address. */
const code = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 140 }),
  fc.constantFrom('.', '..', 'a.', '(a)', '!', "'", 'a b', 'x'.repeat(128), 'x'.repeat(129), '\ud83d', 'Zoë/5?&#%'),
  craftedQuery.map((query) => new URLSearchParams(query).get('ref') ?? ''),
);
const target = fc.constantFrom<LinkTarget>('withNumbers', 'withoutNumbers', 'registration');
const examples = handPickedQueries.map((query) => new URLSearchParams(query).get('ref') ?? '');

test('a link to the calculator gives the page the language, the numbers and the code that were chosen', () => {
  fc.assert(
    fc.property(language, anyInputs, code, fc.boolean(), (chosen, numbers, typed, isWith) => {
      const ref = usableRef(typed);
      const to = isWith ? 'withNumbers' : 'withoutNumbers';
      const link = new URL(partnerLink({ target: to, origin, signupOrigin, language: chosen, inputs: numbers, ref }));
      expect(link.origin + link.pathname).toBe(`${origin}/${chosen.path}`);
      expect(readInputs(link.search)).toEqual(isWith ? numbers : defaultInputs);
      expect(readRef(link.search)).toBe(ref);
    }),
  );
});

test('a link to the registration is the one that the page itself has for the code', () => {
  const made = { target: 'registration', origin, signupOrigin, language: languages[0], inputs: defaultInputs } as const;
  expect(partnerLink({ ...made, ref: 'A-1' })).toBe(signupLink(signupOrigin, languages[0].code, '?ref=A-1'));
});

test('a link says a code with every mark that could be taken for the end of a sentence encoded', () => {
  const linkFor = (ref: string) =>
    partnerLink({
      target: 'withoutNumbers',
      origin,
      signupOrigin,
      language: languages[0],
      inputs: defaultInputs,
      ref: usableRef(ref),
    });
  const page = `${origin}/${languages[0].path}`;
  expect(linkFor('A-1')).toBe(`${page}?ref=A-1`);
  expect(linkFor("*(it's)!")).toBe(`${page}?ref=%2A%28it%27s%29%21`);
  expect(linkFor('a.b...')).toBe(`${page}?ref=a.b%2E%2E%2E`);
  for (const unusable of ['', '..', 'x'.repeat(129), 'a\tb', 'a\u202eb']) expect(linkFor(unusable)).toBe(page);
});

test('a usable code is read as it was typed, without spaces or line breaks behind it, and half of a character as the browser would', () => {
  fc.assert(
    fc.property(code, (typed) => {
      const ref = usableRef(typed);
      if (ref !== undefined) expect(ref).toBe(typed.toWellFormed().replace(/[ \r\n]+$/, ''));
      if (ref !== undefined) expect(usableRef(ref)).toBe(ref);
    }),
  );
});

test('whatever the code is, no link changes its host or shape, nor ends with what a chat takes for its own', () => {
  const holds = (typed: string, to: LinkTarget) => {
    const made = { target: to, origin, signupOrigin, language: languages[0], inputs: defaultInputs };
    const link = partnerLink({ ...made, ref: usableRef(typed) });
    expect(link).toMatch(
      /^https:\/\/(page\.test\/de(\?ref=[^?&#\s]+)?|signup\.test\/signup(\/[^/?#\s]+)?\?language=de)$/,
    );
    expect(link).toMatch(/^[!-~]+[\w%~-]$/);
  };
  fc.assert(fc.property(code, target, holds));
  for (const example of examples) holds(example, 'withNumbers');
});
