import { isAbsolute, normalize } from 'node:path';
import { z } from 'astro/zod';
import { videoId } from '../config/video.ts';
import { accent } from './accent.ts';
import { legalPage, origin, signupOrigin, signupPath } from './addresses.ts';
import { must } from './unusable-value-error.ts';

/** Largest number of partners: what a field of five digits takes. */
export const maximumInput = 99_999;

function whole(least: number, most: number) {
  const rule = must(`be a whole number from ${least} to ${most}, without quotation marks`);
  return z.int(rule).min(least, rule).max(most, rule);
}
const percent = whole(0, 100);
const oneOf = (...words: readonly string[]) =>
  z.enum(['', ...words], must(`be empty or ${words.map((word) => `"${word}"`).join(' or ')}`));
const line = z.string().trim();

/** Whether a product's or plan's name can be read, and fits where it is shown: on a phone, in a link's picture. */
export const isName = (name: string) =>
  /[\p{L}\p{N}]/u.test(name) && name.length <= 30 && name.split(/\s/).every((word) => word.length <= 20);

const videoRule = must('be a YouTube address or the eleven characters of a video’s id');
const videosByLanguage = z.record(
  z.string(),
  line.transform((video) => videoId(video) ?? video).pipe(z.string().regex(/^([\w-]{11})?$/, videoRule)),
);

const logoRule = must('be the path of an SVG file in this project, such as src/brand/logo.svg');
const logo = line.refine((file) => !isAbsolute(file) && !/^\.\.|^[a-z]:/i.test(normalize(file)), logoRule);

const currencyRule = must('be the three capital letters of a currency with two decimals, such as "USD"');
/** The calculation counts in hundredths. */
const hasTwoDecimals = (code: string) =>
  Intl.supportedValuesOf('currency').includes(code) &&
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits === 2;

const priceRule = must(
  'be a number from 0.01 to 100000 with at most two decimals, without quotation marks, such as 24.9',
);
const rateRule = must('be a number from 0 to 100 with at most one decimal, without quotation marks, such as 7.5');
const rate = z
  .number(rateRule)
  .min(0, rateRule)
  .max(100, rateRule)
  .refine((share) => Number(share.toFixed(1)) === share, rateRule);
const tier = z.strictObject({
  price: z
    .number(priceRule)
    .min(0.01, priceRule)
    .max(100_000, priceRule)
    .refine((price) => Number(price.toFixed(2)) === price, priceRule)
    .describe('The price of the subscription per month, such as 25 or 24.9.'),
  level1Commission: rate.describe(
    'The commission on the subscriptions of level 1, the partners whom a partner brings in, in percent of the price.',
  ),
  level2Commission: rate.describe(
    'The commission on the subscriptions of level 2, the partners whom those bring in, in percent of the price.',
  ),
});

const referralsRule = must('be a number with at most one decimal, without quotation marks, such as 0.5');

/** Rules and descriptions of all settings, each on its own; `faults-across-settings.ts` has the rules across settings. */
export const shape = z.strictObject({
  $schema: z.string().optional(),
  product: line
    .refine(isName, must('be a name of 1 to 30 characters with no word above 20'))
    .describe('The name of the product, as it appears in every text.'),
  accent: accent.describe(
    'The color of links, buttons and the result, as a hex code such as #0a5a39. It must be dark enough to read on white. All other colors of the brand follow from it.',
  ),
  logo: z.strictObject({
    light: logo
      .min(1, logoRule)
      .describe(
        'The logo: the path of an SVG file in this project, such as src/brand/logo.svg. Letters in it must be outlines (Inkscape: Path, Object to Path; Illustrator: Type, Create Outlines). What is drawn in "currentColor" gets the accent; the icons are drawn from it, too. A logo more than twice as wide as high is taken to contain the name.',
      ),
    dark: logo.describe('The logo for dark pages. Empty: the same file.'),
  }),
  company: z.strictObject({
    name: line
      .max(200, must('have at most 200 characters'))
      .describe('The name of your company, at the foot of every page. Empty: it is not shown.'),
    address: line
      .max(200, must('have at most 200 characters'))
      .describe('Its postal address in one line. Empty: it is not shown.'),
  }),
  origin: origin.describe('Where these pages are published, such as https://calculator.example.com.'),
  signupOrigin: signupOrigin.describe('The host at which visitors register, such as https://signup.example.com.'),
  signupPath: signupPath.describe(
    'The path of the registration on that host, such as /signup. The referral code and the language are added behind it.',
  ),
  legal: z.strictObject({
    imprint: legalPage.describe(
      'The address of your imprint, linked at the foot of every page. {language} in it becomes the visitor’s language code. Empty: no link.',
    ),
    privacy: legalPage.describe(
      'The address of your privacy policy, linked at the foot of every page. Empty: no link.',
    ),
    incomeDisclosure: legalPage.describe(
      'The address of a page that says what partners typically earn, linked beside the amounts and in the disclaimer. Empty: no link.',
    ),
  }),
  terms: z.strictObject({
    vat: oneOf('included', 'excluded').describe('Whether prices contain VAT: included or excluded. Empty: not said.'),
    registrationIsFree: oneOf('yes', 'no').describe('Whether registration is free: yes or no. Empty: not said.'),
    commissionNeedsSubscription: oneOf('yes', 'no').describe(
      'Whether partners need a subscription of their own to receive commission: yes or no. Empty: not said.',
    ),
  }),
  videos: z.strictObject({
    whoIs: videosByLanguage.describe(
      'Who is behind the product: YouTube addresses by the path of a language’s page, such as {"en": "https://youtu.be/aqz-KE-bpKQ"}. Other languages show the English one. Empty, {}: no video.',
    ),
    calculator: videosByLanguage.describe('How the calculation works: YouTube addresses by path, as above.'),
  }),
  currency: z
    .string()
    .refine(hasTwoDecimals, currencyRule)
    .describe('The currency of the prices, as three capital letters such as USD.'),
  tiers: z
    .record(z.string(), tier)
    .describe('One to four plans by name, cheapest first. Every subscription starts in the first.'),
  whatIsSold: z
    .record(
      z.string(),
      line.max(80, must('have at most 80 characters')).regex(/[^.]$|^$/, must('have no full stop at its end')),
    )
    .describe(
      'What the subscriptions include, by the path of a language’s page: words that complete the sentence at the top of the page, in the form that the language needs. Empty: not said.',
    ),
  horizonMonths: whole(2, 120).describe('How many months the calculation covers.'),
  upgrades: z
    .array(z.strictObject({ month: whole(2, 120), tier: line, percent }))
    .describe(
      'Upgrades: in which month, to which plan, and how many percent of the first plan’s subscriptions. Empty, []: none.',
    ),
  level2PartnersPerLevel1Partner: whole(0, 100).describe(
    'The original assumption: how many new partners each level 1 partner brings in a month.',
  ),
  cautious: z
    .strictObject({
      cancellation: percent.describe('Percent of the subscriptions that are canceled in a month.'),
      referrals: z
        .number(referralsRule)
        .min(0, referralsRule)
        .refine((number) => Number(number.toFixed(1)) === number, referralsRule)
        .describe('New partners whom each level 1 partner brings in a month, with at most one decimal.'),
      conversion: percent.describe('Percent of those who join that take out a subscription.'),
    })
    .describe('The cautious assumptions that the page compares with.'),
  ownSubscription: line.describe(
    'The plan of the visitor’s own subscription, whose price is subtracted below the amount. Empty: nothing is subtracted.',
  ),
  partnersAtStart: whole(0, maximumInput).describe('The partners in month 1 before a visitor enters a number.'),
  newLevel1PartnersPerMonth: whole(0, maximumInput).describe(
    'The new partners a month before a visitor enters a number.',
  ),
});

export type Settings = z.infer<typeof shape>;
