import { z } from 'astro/zod';
import { maximumInput } from './maximum-input.ts';
import { parseCount, parseOrigin, parsePath, withoutFullStop } from './normalise.ts';
import {
  accent,
  videosByLanguage,
  isCurrencyWithTwoDecimals,
  legalPage,
  line,
  normalised,
  must,
  oneOf,
  origin,
  percent,
  signupAddress,
  tier,
  whole,
  yesNoOrUnsaid,
} from './setting-types.ts';

/** Rules and descriptions of all settings, each on its own; `schema.ts` adds the checks across settings. */
export const shape = z.strictObject({
  $schema: z.string().optional(),
  product: line
    .min(1, { error: 'must not be empty' })
    .max(40, must('have at most 40 characters'))
    .describe('The name of the product, as it appears in every text.'),
  accent: accent.describe(
    'The accent colour, as a hex code: of links, buttons and the result. All other colours of the brand follow from it.',
  ),
  logo: z.strictObject({
    light: normalised(parsePath, line.min(1, { error: 'must be the path of an SVG file, not empty' })).describe(
      'An SVG file: its path, or drag it here. The setup copies it into the project. Letters in it must be outlines: in Inkscape choose Path, Object to Path; in Illustrator Type, Create Outlines. "currentColor" becomes the accent. A logo more than twice as wide as high is assumed to contain the name.',
    ),
    dark: normalised(parsePath, line).describe('The logo for the dark scheme, an SVG file, too; empty: the same file.'),
  }),
  company: z.strictObject({
    name: line.describe('The name of your company, for the foot of every page; may be empty.'),
    address: line.describe('Its postal address on one line; may be empty.'),
  }),
  origin: normalised(parseOrigin, origin.startsWith('https:', must('start with https://'))).describe(
    'Where these pages will be published: https:// and the host, nothing after it.',
  ),
  signupAddress: signupAddress.describe(
    'Where visitors register: the address with its path. Without a path, it is /signup. The referral code and the language are added.',
  ),
  legal: z.strictObject({
    imprint: legalPage.describe(
      'The address of the imprint, linked at the foot of every page; {language} in it becomes the visitor’s language code. Empty: no link.',
    ),
    privacy: legalPage.describe('The address of the privacy policy, linked at the foot of every page.'),
    incomeDisclosure: legalPage.describe(
      'The address of the income disclosure, which says what partners typically earn, linked beside the amounts and below the disclaimer.',
    ),
  }),
  terms: z.strictObject({
    vat: oneOf(['', 'included', 'excluded'], 'be empty, "included" or "excluded"').describe(
      'Whether the prices contain VAT: included or excluded. Empty: the pages do not say.',
    ),
    registrationIsFree: yesNoOrUnsaid.describe('Whether registration is free: yes or no. Empty: the pages do not say.'),
    commissionNeedsSubscription: yesNoOrUnsaid.describe(
      'Whether partners need a subscription of their own to receive commission: yes or no. Empty: the pages do not say.',
    ),
  }),
  videos: z.strictObject({
    whoIs: videosByLanguage.describe(
      'Who is behind the product: YouTube addresses by language code. Languages without their own show the English one; without that, they have no film.',
    ),
    calculator: videosByLanguage.describe('How it works: YouTube addresses by language code, as above.'),
  }),
  videoDates: z
    .record(z.string(), z.iso.date(must('be a date such as 2010-09-30')))
    .describe(
      'The date on which each video was published, by its id. Search engines list a video only if its date is known.',
    ),
  currency: normalised(
    (text) => text.toUpperCase(),
    z
      .string(must('be three letters'))
      .regex(/^[A-Z]{3}$/, { ...must('be three letters such as USD'), abort: true })
      .refine(isCurrencyWithTwoDecimals, must('be a currency with two decimals such as USD')),
  ).describe('The currency of the prices, as three letters.'),
  tiers: z
    .record(z.string(), tier)
    .describe('One to four plans by name, cheapest first; every customer starts in the first.'),
  whatIsSold: z
    .record(z.string(), normalised(withoutFullStop, line.max(80, must('have at most 80 characters'))))
    .describe(
      'What the subscriptions include, by language code: the words that complete the sentence at the top of the page, in the form that the language needs. Empty: the page does not say it.',
    ),
  horizonMonths: whole(2, 120).describe('How many months the calculation covers.'),
  upgrades: z
    .array(z.strictObject({ month: whole(2, 120), tier: line, percent }))
    .describe(
      'Who moves up from the first plan: in which month, to which plan, and how many percent of the first plan’s customers.',
    ),
  level2PartnersPerLevel1Partner: whole(0, 100).describe(
    'Optimistic: how many new partners each partner of yours brings in a month.',
  ),
  cautious: z.strictObject({
    cancellation: percent.describe('Less optimistic: how many percent of the subscriptions are cancelled in a month.'),
    referrals: normalised(parseCount, z.number(must('be a number'))).describe(
      'Less optimistic: how many new partners each partner of yours brings in a month, with at most one decimal.',
    ),
    conversion: percent.describe('Less optimistic: how many percent of those who join take out a subscription.'),
  }),
  ownSubscription: line.describe(
    'The plan of the partner’s own subscription, whose price is subtracted from the chosen month’s amount. Empty: no subtraction.',
  ),
  partnersAtStart: whole(0, maximumInput).describe(
    'How many partners the first field shows before a visitor enters a number.',
  ),
  newLevel1PartnersPerMonth: whole(0, maximumInput).describe(
    'How many the second field shows before a visitor enters a number.',
  ),
});

export type Settings = z.infer<typeof shape>;
