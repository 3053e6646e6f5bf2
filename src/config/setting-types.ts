import Color from 'colorjs.io';
import { z } from 'astro/zod';
import {
  parseAddress,
  parseCount,
  parseHexCode,
  parsePercentage,
  parsePrice,
  parseSignupAddress,
  parseVideo,
} from './normalise.ts';

/** Scheme and host of a web address, without a trailing slash; undefined if it is no such address or has more parts. */
export function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return url.origin === address.replace(/\/$/, '') ? url.origin : undefined;
}

/* Reusable setting types: constraints, normalisation and error messages. */

/** Zod error for a rule. The message completes a sentence that begins with the setting's name. */
export const must = (rule: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `must ${rule}, not ${JSON.stringify(input) ?? 'nothing'}`,
});

/** Normalises a text before the schema checks it. */
export const normalised = <Schema extends z.ZodType>(normaliser: (text: string) => unknown, schema: Schema) =>
  z.preprocess((given) => (typeof given === 'string' ? normaliser(given.trim()) : given), schema);

export function whole(least: number, most: number, normaliser = parseCount) {
  // If the range reaches thousands, the message has an example, which shows that a number needs no thousands separator.
  const rule = must(`be a whole number from ${least} to ${most}${most < 1500 ? '' : ' such as 1500'}`);
  return normalised(normaliser, z.int(rule).min(least, rule).max(most, rule));
}

export const percent = whole(0, 100, parsePercentage);
/** One of these words. */
export const oneOf = <const Words extends readonly string[]>(words: Words, rule: string) =>
  normalised((text) => text.toLowerCase(), z.enum(words, must(rule)));

/** A fact that only an owner knows; what is not known is not said. */
export const yesNoOrUnsaid = oneOf(['', 'yes', 'no'], 'be empty, "yes" or "no"');

export const line = z.string(must('be a text in quotes')).trim();

const isOrigin = (value: string) => originOf(value) === value;
export const origin = z
  .string(must('be an address'))
  .refine(isOrigin, must('be an address with nothing behind its host, such as https://calculator.example.com'));

/** Where visitors register: the referral code follows its path, then a query. */
export const signupAddress = normalised(
  parseSignupAddress,
  z
    .string(must('be an address'))
    .regex(
      /^https?:\/\/[^/?#\s]+\/[^?#\s]*$/,
      must('be an address such as https://example.com/signup, with nothing behind its path'),
    )
    .refine(URL.canParse, must('be an address such as https://example.com/signup')),
);

const otherBraces = (value: string) => /[{}]/.test(value.replaceAll('{language}', ''));
export const legalPage = normalised(
  parseAddress,
  z
    .string(must('be empty or an address'))
    .refine(
      (value) => value === '' || URL.parse(value)?.protocol === 'https:',
      must('be empty or an address that starts with https://'),
    )
    .refine(
      (value) => !otherBraces(value),
      must('have nothing in braces but {language}, which becomes the visitor’s language code'),
    ),
);

const aVideo = must('be empty, or a YouTube address or id, whose eleven characters are letters, digits, - and _');
/** YouTube ids by language code. */
export const videosByLanguage = z.record(
  z.string(),
  normalised(parseVideo, z.string(aVideo).regex(/^([\w-]{11})?$/, aVideo)),
);

/** Minimum contrast with white at which all colours derived from the accent are legible, on tints, too. */
const accentContrast = 5.3;
const contrastWithWhite = (code: string) => Math.floor(10 * new Color(code).contrastWCAG21('#fff')) / 10;

/** The lightest shade of a colour that is dark enough, as a hex code. */
function darkEnough(code: string): string {
  const shade = new Color(code).to('oklch');
  const written = () => shade.to('srgb').toString({ format: 'hex', collapse: false });
  while (contrastWithWhite(written()) < accentContrast) shade.set('l', (lightness) => lightness - 0.01);
  return written();
}

export const accent = normalised(
  parseHexCode,
  z
    .string(must('be a hex code'))
    .regex(/^#([\da-f]{3}|[\da-f]{6})$/, { ...must('be a hex code such as #0a5a39'), abort: true })
    .refine((code) => contrastWithWhite(code) >= accentContrast, {
      error: ({ input }) =>
        `must be darker, such as ${darkEnough(input as string)}: the contrast of "${input as string}" with white is ${contrastWithWhite(input as string)}, and texts need ${accentContrast}`,
    }),
);

/** Whether the code is a known currency with two decimals: the calculation counts in hundredths. */
export const isCurrencyWithTwoDecimals = (code: string) =>
  Intl.supportedValuesOf('currency').includes(code) &&
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits === 2;

const aPrice = must('be an amount from 0.01 to 100000 with at most two decimals, such as 1490 or 14.90');
export const tier = z.strictObject({
  price: normalised(
    parsePrice,
    z
      .number(aPrice)
      .min(0.01, aPrice)
      .max(100_000, aPrice)
      .refine((price) => Number(price.toFixed(2)) === price, aPrice),
  ).describe('The price of the subscription per month.'),
  level1Commission: percent.describe(
    'The commission on the prices of level 1, the partners whom a partner brings in, in whole percent.',
  ),
  level2Commission: percent.describe(
    'The commission on the prices of level 2, the partners whom those bring in, in whole percent.',
  ),
});
