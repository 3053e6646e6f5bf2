import fc from 'fast-check';
import crafted from './crafted-values.json' with { type: 'json' };

/** Code that leaves a trace if it ever runs. */
const code = 'window.injected=true';

/** What attackers put into a parameter, and what the functions that read a query string have to tell apart. */
// Halves of a character are no JSON.
const values = [...crafted, '\ud83d', '\ude00\ud83d', 'x'.repeat(129), 'x'.repeat(5_000), '9'.repeat(400)];

/** A query string in which every parameter has this value. */
const everywhere = (value: string) =>
  ['ref', 'partners', 'monthly', 'cancellation', 'referrals', 'conversion'].map((name) => `${name}=${value}`).join('&');

/** Hand-picked query strings, without the question mark. */
export const handPickedQueries: readonly string[] = [
  ...values.map(everywhere),
  'ref=first&ref=..&ref=%2F',
  '&&&=&=ref&?ref=a&??',
  `a#javascript:${code}`,
  'ref=..&ref=second',
  'partners=5&partners=<b>&monthly=&monthly=7',
  '%72ef=a%2Fb&REF=x&ref[]=y&ref.=z',
  'ref',
  `ref=a#"><img src=x onerror=${code}>`,
];

/** Mostly `ref`, the one that becomes part of another address. */
const name = fc.constantFrom(
  ...'ref ref ref partners monthly cancellation referrals conversion %72ef REF x'.split(' '),
  '',
);
const value = fc
  .array(fc.oneof(fc.constantFrom(...values), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 4 })
  .map((parts) => parts.join(''));
const parameter = fc.tuple(name, value).map((pair) => pair.join('='));

/** Random query strings, without the question mark, made of the same values and others. */
export const craftedQuery = fc.array(parameter, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('&'));
