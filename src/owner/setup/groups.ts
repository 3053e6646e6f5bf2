import { writtenAmount } from './amount.ts';
import { address, currencyCode, percent, decimal, wholeNumber } from './answers.ts';
import { ask, type Step } from './ask.ts';
import { askAccent, askDarkLogo, askLogo } from './brand.ts';
import { askLevels } from './levels.ts';
import { askOffline } from './offline.ts';
import { askOwnSubscription } from './own-subscription.ts';
import type { Settings } from './settings.ts';
import { askTerm } from './terms.ts';
import { askUpgrades } from './upgrades.ts';
import { askVideos } from './videos.ts';
import { askWhatIsSold } from './what-is-sold.ts';

/** Questions that belong together: one line of the menu. */
interface Group {
  readonly name: string;
  /** What is set now, in a line. */
  readonly summary: (settings: Settings) => string;
  /** The settings it asks for. */
  readonly settings: readonly (keyof Settings)[];
  /** Its questions, in order. What is answered may bring others. */
  readonly steps: (settings: Settings) => readonly Step[];
}

const listed = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ') || 'nothing';

/** How an address says the visitor's language. */
const language = '; {language} in it becomes the visitor’s language, such as en';

const brand = [
  ask({ path: ['product'], message: 'Name of the product' }),
  askAccent,
  askLogo,
  askDarkLogo,
  ask({ path: ['company', 'name'], message: 'Name of your company, for the foot of every page (may stay empty)' }),
  ask({ path: ['company', 'address'], message: 'Its postal address, on one line (may stay empty)' }),
];

const addresses = [
  ask({ path: ['origin'], message: 'Address at which these pages will be published', answer: address }),
  ask({ path: ['signupOrigin'], message: 'Address of the site on which visitors register', answer: address }),
];

const legal = [
  ask({ path: ['legal', 'imprint'], message: `Address of your imprint (empty: no link${language})`, answer: address }),
  ask({
    path: ['legal', 'privacy'],
    message: `Address of your privacy policy (empty: no link${language})`,
    answer: address,
  }),
  ask({
    path: ['legal', 'incomeDisclosure'],
    message: `Address of what partners typically earn; authorities ask for it (empty: no link${language})`,
    answer: address,
  }),
];

const terms = [
  askTerm('vat', 'Whether the prices contain VAT', {
    included: 'They do: VAT is included.',
    excluded: 'They do not: VAT is added.',
  }),
  askTerm('commissionNeedsSubscription', 'Whether commission needs a subscription of the partner’s own', {
    yes: 'It does.',
    no: 'It does not.',
  }),
];

const levels = [
  ask({ path: ['currency'], message: 'Currency of the prices, as three letters', answer: currencyCode }),
  askLevels,
  askOwnSubscription,
];

const months = ask({ path: ['horizonMonths'], message: 'Months that the calculation covers', answer: wholeNumber });
const broughtBy = ask({
  path: ['level2PartnersPerLevel1Partner'],
  message: 'New level-2 partners that each level-1 partner brings a month',
  answer: wholeNumber,
});

const cautious = [
  ask({
    path: ['cautious', 'cancellation'],
    message: 'Percent of subscriptions that are cancelled in a month',
    answer: percent,
  }),
  ask({
    path: ['cautious', 'referrals'],
    message: 'New level-2 partners that each level-1 partner brings a month, such as 0.5',
    answer: decimal,
  }),
  ask({
    path: ['cautious', 'conversion'],
    message: 'Percent of those who join that take out a paid subscription',
    answer: percent,
  }),
];

const start = [
  ask({ path: ['partnersAtStart'], message: 'Partners at the start', answer: wholeNumber }),
  ask({ path: ['newLevel1PartnersPerMonth'], message: 'New partners a month', answer: wholeNumber }),
];

/** All questions, in the order of the settings. */
export const groups: readonly Group[] = [
  {
    name: 'Brand',
    summary: ({ product }) => product,
    settings: ['product', 'accent', 'logo', 'company'],
    steps: () => brand,
  },
  {
    name: 'Addresses',
    summary: ({ origin, signupOrigin }) => listed(origin, signupOrigin),
    settings: ['origin', 'signupOrigin'],
    steps: () => addresses,
  },
  {
    name: 'Legal links',
    summary: ({ legal: links }) => listed(...Object.values(links)),
    settings: ['legal'],
    steps: () => legal,
  },
  {
    name: 'What some countries ask you to say',
    summary: ({ terms: said }) => listed(...Object.values(said)),
    settings: ['terms'],
    steps: () => terms,
  },
  {
    name: 'Without a connection',
    summary: ({ offline }) => (offline ? 'pages are kept' : 'nothing is kept'),
    settings: ['offline'],
    steps: () => [askOffline],
  },
  {
    name: 'Videos',
    summary: ({ videos }) => listed(...Object.values(videos).map(({ en }) => en)),
    settings: ['videos', 'videoDates'],
    steps: askVideos,
  },
  {
    name: 'Licence levels and prices',
    summary: ({ currency, tiers }) =>
      listed(
        ...Object.entries(tiers).map(([name, { priceCents }]) => `${name} ${writtenAmount(priceCents, currency)}`),
      ),
    settings: ['currency', 'tiers', 'ownSubscription'],
    steps: () => levels,
  },
  {
    name: 'What is sold',
    summary: ({ whatIsSold }) => Object.values(whatIsSold).find((words) => words !== '') ?? 'nothing',
    settings: ['whatIsSold'],
    // Behind the levels, which its sentence names.
    steps: () => [askWhatIsSold],
  },
  {
    name: 'What the calculation assumes',
    summary: ({ horizonMonths, upgrades }) =>
      listed(`${horizonMonths} months`, ...upgrades.map(({ month }) => `moves in month ${month}`)),
    settings: ['horizonMonths', 'upgrades', 'level2PartnersPerLevel1Partner'],
    steps: (settings) => [months, ...askUpgrades(settings), broughtBy],
  },
  {
    name: 'What the cautious case assumes',
    summary: ({ cautious: { cancellation, referrals, conversion } }) =>
      `${cancellation} % cancel, each brings ${referrals}, ${conversion} % buy`,
    settings: ['cautious'],
    steps: () => cautious,
  },
  {
    name: 'What the calculator starts with',
    summary: ({ partnersAtStart, newLevel1PartnersPerMonth }) =>
      `${partnersAtStart} partners, ${newLevel1PartnersPerMonth} new ones a month`,
    settings: ['partnersAtStart', 'newLevel1PartnersPerMonth'],
    steps: () => start,
  },
];
