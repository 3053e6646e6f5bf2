import fc from 'fast-check';

/** Code that leaves a trace if it ever runs. */
const code = 'window.injected=true';

/** What attackers put into a parameter, and what the functions that read a query string have to tell apart. */
const values = [
  '..%2F..%2Fadmin',
  '\\\\foreign.test',
  `javascript:${code}`,
  '%00',
  '%0D%0ASet-Cookie:a=b',
  '%zz',
  `"><img src=x onerror=${code}>`,
  `</title><svg onload=${code}>`,
  '%E2%80%AE%E2%81%A6',
  'x'.repeat(5_000),
  '',
  '.',
  '..',
  '%2e%2e',
  '%252e%252e%252f',
  '../../admin',
  '..%5C..%5Cadmin',
  '/',
  '//foreign.test',
  '%2F%2Fforeign.test',
  'https://foreign.test/',
  '@foreign.test',
  ':8080',
  `data:text/html,<script>${code}</script>`,
  'a?language=xx',
  'a%3Flanguage%3Dxx%26b',
  'a%23b',
  'a;b=c',
  'a%00b',
  '%09',
  '%7F%C2%85',
  '\ud83d',
  '\ude00\ud83d',
  '%ED%A0%80',
  '%',
  '%E0%A4%A',
  '%FF%FE',
  '+',
  '%20',
  `<script>${code}</script>`,
  `%3Cscript%3E${code}%3C/script%3E`,
  `'%20onfocus=${code}%20autofocus='`,
  '<!--',
  '&lt;b&gt;',
  '{{7*7}}${7*7}',
  '__proto__',
  '\u202Egro.tset',
  '\uFEFF\u200B',
  '١٢٣',
  '１２３',
  '-1',
  '1e5',
  '0.5',
  '0.55',
  '0,5',
  '.5',
  '5.',
  '٠.٥',
  '10.1',
  '101',
  '-0',
  '0x1F',
  'NaN',
  '99999999999999999999',
  '9'.repeat(400),
  'x'.repeat(129),
  '😀'.repeat(128),
] as const;

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
  'ref',
  'ref',
  'ref',
  'partners',
  'monthly',
  'cancellation',
  'referrals',
  'conversion',
  '%72ef',
  'REF',
  'x',
  '',
);
const value = fc
  .array(fc.oneof(fc.constantFrom(...values), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 4 })
  .map((parts) => parts.join(''));
const parameter = fc.tuple(name, value).map((pair) => pair.join('='));

/** Random query strings, without the question mark, made of the same values and others. */
export const craftedQuery = fc.array(parameter, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('&'));
