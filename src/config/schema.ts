import { z } from 'astro/zod';
import { languages } from './languages.ts';
import { maximumInput } from './maximum-input.ts';
import * as mend from './mend.ts';
import { originOf } from './origin.ts';

/*
 * Every setting: what it is, what it may be, and what is said where it is not. The setup asks by it, the build reads by
 * it, and editors help by `settings.schema.json`, which is written from it.
 */

/** What a value must be, as the rest of a sentence that begins with the setting's name. */
const must = (rule: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `must ${rule}, not ${JSON.stringify(input) ?? 'nothing'}`,
});

/** Reads a text as the one thing that can be meant. */
const mended = <Schema extends z.ZodType>(mender: (text: string) => unknown, schema: Schema) =>
  z.preprocess((given) => (typeof given === 'string' ? mender(given.trim()) : given), schema);

function whole(least: number, most: number) {
  const rule = must(`be a whole number from ${least} to ${most}`);
  return mended(mend.number, z.int(rule).min(least, rule).max(most, rule));
}

const percent = whole(0, 100);
const line = z.string(must('be a text in quotes')).trim();

const isOrigin = (value: string) => originOf(value) === value;
const origin = z
  .string(must('be an address'))
  .refine(isOrigin, must('be a scheme and a host, such as https://calculator.example.com'));

const otherBraces = (value: string) => /[{}]/.test(value.replaceAll('{language}', ''));
const legalPage = mended(
  mend.address,
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

const film = mended(
  mend.film,
  z.string(must('be a YouTube address or id')).regex(/^[\w-]{11}$/, must('be a YouTube address or id')),
);
const films = z.intersection(z.object({ en: film }), z.record(z.string(), film));

const aPrice = must('be an amount from 0.01 to 100000 with at most two decimals');
const tier = z.strictObject({
  price: mended(
    mend.number,
    z
      .number(aPrice)
      .min(0.01, aPrice)
      .max(100_000, aPrice)
      .refine((price) => Number(price.toFixed(2)) === price, aPrice),
  ).describe('Price of the subscription per month.'),
  level1Commission: percent.describe('Commission on the price for whom a partner brings, in whole percent.'),
  level2Commission: percent.describe('Commission on the price for whom those bring, in whole percent.'),
});

function isCurrency(code: string): boolean {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency: code }).format(0) !== '';
  } catch {
    return false;
  }
}

const isDay = (date: string) => URL.canParse(`x:${date}`) && new Date(date).toJSON()?.slice(0, 10) === date;

/** All settings with their checks of themselves. Those of one against another follow. */
const shape = z.strictObject({
  $schema: z.string().optional(),
  product: line
    .min(1, { error: 'must not be empty' })
    .max(40, must('have at most 40 characters'))
    .describe('Name of the product, as it appears in every text.'),
  accent: mended(
    mend.small,
    z.string(must('be a hex code')).regex(/^#([\da-f]{3}|[\da-f]{6})$/, must('be a hex code such as #0a5a39')),
  ).describe(
    'The accent colour, as a hex code: of links, buttons and the result. All other colours of the brand follow from it.',
  ),
  logo: z.strictObject({
    light: line
      .min(1, { error: 'must be the path of an SVG file, not empty' })
      .describe(
        'The logo: an SVG file, as a path from the project’s folder, its letters as outlines. What it draws in "currentColor" gets the accent. One more than twice as wide as high is taken for one that contains the name.',
      ),
    dark: line.describe('The logo for the dark scheme; empty: the same file.'),
  }),
  company: z.strictObject({
    name: line.describe('Name of your company, for the foot of every page; may be empty.'),
    address: line.describe('Its postal address on one line; may be empty.'),
  }),
  origin: mended(mend.origin, origin.startsWith('https:', must('start with https://'))).describe(
    'Where these pages will be published: https:// and the host, nothing after it.',
  ),
  signupOrigin: mended(mend.origin, origin).describe(
    'Where visitors register: https:// and the host, nothing after it.',
  ),
  legal: z.strictObject({
    imprint: legalPage.describe(
      'Address of the imprint, linked at the foot of every page; {language} in it becomes the visitor’s language code. Empty: no link.',
    ),
    privacy: legalPage.describe('Address of what happens to visitors’ data, linked at the foot of every page.'),
    incomeDisclosure: legalPage.describe(
      'Address of what partners typically earn, linked beside the amounts and below the disclaimer.',
    ),
  }),
  terms: z.strictObject({
    vat: z
      .enum(['', 'included', 'excluded'], must('be empty, "included" or "excluded"'))
      .describe('Whether the prices contain VAT: included or excluded. Empty: the pages say nothing of it.'),
    commissionNeedsSubscription: z
      .enum(['', 'yes', 'no'], must('be empty, "yes" or "no"'))
      .describe(
        'Whether partners need a subscription of their own to receive commission: yes or no. Empty: the pages say nothing of it.',
      ),
  }),
  offline: mended(mend.choice, z.boolean(must('be true or false'))).describe(
    'Whether a page that was opened once works without a connection: true or false.',
  ),
  videos: z.strictObject({
    whoIs: films.describe(
      'Film about who is behind the product: YouTube addresses by language code. English is required; languages without their own show it.',
    ),
    calculator: films.describe('Film about how the calculator works: YouTube addresses by language code.'),
  }),
  videoDates: z
    .record(z.string(), z.string().refine(isDay, must('be a date such as 2010-09-30')))
    .describe('The date on which each film was published, by its id. Search engines list a film only if they know it.'),
  currency: mended(
    mend.capitals,
    z.string(must('be three letters')).refine(isCurrency, must('be three letters such as USD')),
  ).describe('The currency of the prices, as three letters.'),
  tiers: z
    .record(z.string(), tier)
    .describe('One to four licence levels, cheapest first; every customer starts in the first.'),
  whatIsSold: z
    .record(z.string(), mended(mend.words, line.max(80, must('have at most 80 characters'))))
    .describe(
      'What the subscriptions include, by language code: the words that complete the sentence at the top of the page, in the form that the language needs. Empty: the page does not say it.',
    ),
  upgrades: z
    .array(z.strictObject({ month: whole(2, 120), shares: z.record(z.string(), percent) }))
    .describe(
      'The months in which customers of the first level move up: whole percentages of them, by the level they move to.',
    ),
  horizonMonths: whole(2, 120).describe('How many months the calculation covers.'),
  level2PartnersPerLevel1Partner: whole(0, 100).describe(
    'How many new partners each partner’s partner brings a month, optimistically.',
  ),
  cautious: z.strictObject({
    cancellation: percent.describe('Less optimistic: how many percent of the subscriptions are cancelled in a month.'),
    referrals: mended(mend.number, z.number(must('be a number'))).describe(
      'Less optimistic: how many new partners each partner’s partner brings a month, with at most one decimal.',
    ),
    conversion: percent.describe('Less optimistic: how many percent of those who join take out a subscription.'),
  }),
  ownSubscription: line.describe(
    'The level of a partner’s own subscription, whose price is taken off the chosen month’s amount; empty: nothing is.',
  ),
  partnersAtStart: whole(0, maximumInput).describe('Partners at the start, before a visitor enters a number.'),
  newLevel1PartnersPerMonth: whole(0, maximumInput).describe('New partners a month, before a visitor enters a number.'),
});

export type Settings = z.infer<typeof shape>;

type Path = readonly (string | number)[];

/** What is wrong with settings of which each is fine by itself. */
function* contradictions(settings: Settings): Generator<readonly [Path, string]> {
  const { tiers, upgrades, horizonMonths, cautious, ownSubscription, videos } = settings;
  const levels = Object.entries(tiers);
  if (levels.length < 1 || levels.length > 4)
    yield [['tiers'], `must have one to 4 licence levels, not ${levels.length}`];
  for (const [index, [name, { price }]] of levels.entries()) {
    // JavaScript lists keys that are numbers first, wherever they stand.
    if (name.trim() === '' || /^\d+$/.test(name))
      yield [['tiers'], `must not name a level "${name}": a name is neither empty nor a number`];
    if (name.length > 24) yield [['tiers'], `must not name a level "${name}": a name has at most 24 characters`];
    const before = levels[index - 1];
    if (before !== undefined && before[1].price >= price)
      yield [
        ['tiers', name, 'price'],
        `must be more than that of ${before[0]}, ${before[1].price}, not ${price}: levels rise`,
      ];
  }
  for (const [index, { month, shares }] of upgrades.entries()) {
    if (month > horizonMonths)
      yield [['upgrades', index, 'month'], `must be within horizonMonths, ${horizonMonths}, not ${month}`];
    if (upgrades.findIndex((other) => other.month === month) !== index)
      yield [['upgrades', index, 'month'], `must not repeat month ${month}`];
    const [, ...higher] = Object.keys(tiers);
    for (const name of Object.keys(shares))
      if (!higher.includes(name))
        yield [['upgrades', index, 'shares'], `must name licence levels above the first, not "${name}"`];
    const total = Object.values(shares).reduce((sum, share) => sum + share, 0);
    if (total > 100) yield [['upgrades', index, 'shares'], `must add up to at most 100 percent, not ${total}`];
  }
  const most = settings.level2PartnersPerLevel1Partner;
  if (!Number.isInteger(10 * cautious.referrals) || cautious.referrals < 0 || cautious.referrals > most)
    yield [
      ['cautious', 'referrals'],
      `must be a number with at most one decimal from 0 to ${most}, which is level2PartnersPerLevel1Partner, not ${cautious.referrals}`,
    ];
  if (ownSubscription !== '' && !Object.hasOwn(tiers, ownSubscription))
    yield [['ownSubscription'], `must be empty or the name of a licence level, not "${ownSubscription}"`];
  for (const [name, ids] of Object.entries(videos))
    for (const code of Object.keys(ids))
      if (!languages.some((language) => language.code === code))
        yield [['videos', name], `must use the language codes of languages.ts, not "${code}"`];
}

/** All settings, with all that is asked of them. */
export const settingsSchema = shape.superRefine((settings, context) => {
  for (const [path, message] of contradictions(settings))
    context.addIssue({ code: 'custom', path: [...path], message });
});

/** The faults of settings, the first of each setting: where it is, and what it must be. */
export function settingsFaults(given: unknown): { readonly path: string; readonly rule: string }[] {
  const issues = settingsSchema.safeParse(given).error?.issues ?? [];
  const nameOf = (path: readonly PropertyKey[]) =>
    path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
      .join('')
      .slice(1);
  const faults = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: nameOf([...issue.path, key]), rule: 'is no setting' }))
      : [{ path: nameOf(issue.path), rule: issue.message }],
  );
  return faults.filter(({ path }, index) => faults.findIndex((other) => other.path === path) === index);
}
