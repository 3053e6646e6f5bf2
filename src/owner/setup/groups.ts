import { decimal, percent, price, text, wholeNumber } from './answers.ts';
import { askAll } from './ask.ts';
import { askLevels } from './levels.ts';
import { askOwnSubscription } from './own-subscription.ts';
import type { Settings } from './settings.ts';
import { askTerm } from './terms.ts';
import { askUpgrades } from './upgrades.ts';
import { askFilm } from './videos.ts';

/** Questions that belong together: one line of the menu. */
interface Group {
  readonly name: string;
  /** What is set now, in a line. */
  readonly summary: (settings: Settings) => string;
  /** The settings it asks for. */
  readonly settings: readonly (keyof Settings)[];
  /** Its questions, in order. */
  readonly asks: readonly ((settings: Settings) => Promise<Settings>)[];
}

const listed = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ') || 'nothing';

/** All questions, in the order of the settings. */
export const groups: readonly Group[] = [
  {
    name: 'Brand',
    summary: ({ product }) => product,
    settings: ['product', 'accent', 'logo', 'company'],
    asks: [
      askAll(
        { path: ['product'], message: 'Name of the product' },
        { path: ['accent'], message: 'Accent colour of links and buttons, as a hex code' },
        { path: ['logo', 'light'], message: 'Logo: path of an SVG file, from this folder' },
        { path: ['logo', 'dark'], message: 'Logo for the dark scheme (empty: the same)' },
        { path: ['company', 'name'], message: 'Name of your company, for the foot of every page (may stay empty)' },
        { path: ['company', 'address'], message: 'Its postal address, on one line (may stay empty)' },
      ),
    ],
  },
  {
    name: 'Addresses',
    summary: ({ origin, signupOrigin }) => listed(origin, signupOrigin),
    settings: ['origin', 'signupOrigin'],
    asks: [
      askAll(
        { path: ['origin'], message: 'Where these pages will be published: https:// and the host' },
        { path: ['signupOrigin'], message: 'Where visitors register: https:// and the host' },
      ),
    ],
  },
  {
    name: 'Legal links',
    summary: ({ legal }) => listed(...Object.values(legal)),
    settings: ['legal'],
    asks: [
      askAll(
        { path: ['legal', 'imprint'], message: 'Address of your imprint (empty: no link)' },
        { path: ['legal', 'privacy'], message: 'Address of your privacy policy (empty: no link)' },
        {
          path: ['legal', 'incomeDisclosure'],
          message: 'Address of what partners typically earn; authorities ask for it (empty: no link)',
        },
      ),
    ],
  },
  {
    name: 'What some countries ask you to say',
    summary: ({ terms }) => listed(...Object.values(terms)),
    settings: ['terms'],
    asks: [
      askTerm('vat', 'Whether the prices contain VAT', {
        included: 'They do: VAT is included.',
        excluded: 'They do not: VAT is added.',
      }),
      askTerm('commissionNeedsSubscription', 'Whether commission needs a subscription of the partner’s own', {
        yes: 'It does.',
        no: 'It does not.',
      }),
    ],
  },
  {
    name: 'Videos',
    summary: ({ videos }) => listed(...Object.values(videos).map(({ en }) => en)),
    settings: ['videos', 'videoDates'],
    asks: [askFilm('whoIs', 'Who is behind the product'), askFilm('calculator', 'How the calculator works')],
  },
  {
    name: 'Licence levels and prices',
    summary: ({ currency, tiers }) =>
      listed(currency, ...Object.entries(tiers).map(([name, { priceCents }]) => `${name} ${price.write(priceCents)}`)),
    settings: ['currency', 'tiers', 'ownSubscription'],
    asks: [
      askAll({ path: ['currency'], message: 'Currency of the prices, as three letters', answer: text }),
      askLevels,
      askOwnSubscription,
    ],
  },
  {
    name: 'What the calculation assumes',
    summary: ({ horizonMonths, upgrades }) =>
      listed(`${horizonMonths} months`, ...upgrades.map(({ month }) => `moves in month ${month}`)),
    settings: ['horizonMonths', 'upgrades', 'level2PartnersPerLevel1Partner'],
    asks: [
      askAll({ path: ['horizonMonths'], message: 'Months that the calculation covers', answer: wholeNumber }),
      askUpgrades,
      askAll({
        path: ['level2PartnersPerLevel1Partner'],
        message: 'New level-2 partners that each level-1 partner brings a month',
        answer: wholeNumber,
      }),
    ],
  },
  {
    name: 'What the cautious case assumes',
    summary: ({ cautious: { cancellation, referrals, conversion } }) =>
      `${cancellation} % cancel, each brings ${referrals}, ${conversion} % buy`,
    settings: ['cautious'],
    asks: [
      askAll(
        {
          path: ['cautious', 'cancellation'],
          message: 'Percent of subscriptions that are cancelled in a month',
          answer: percent,
        },
        {
          path: ['cautious', 'referrals'],
          message: 'New level-2 partners that each level-1 partner brings a month, such as 0.5',
          answer: decimal,
        },
        {
          path: ['cautious', 'conversion'],
          message: 'Percent of those who join that take out a paid subscription',
          answer: percent,
        },
      ),
    ],
  },
  {
    name: 'What the calculator starts with',
    summary: ({ partnersAtStart, newLevel1PartnersPerMonth }) =>
      `${partnersAtStart} partners, ${newLevel1PartnersPerMonth} new ones a month`,
    settings: ['partnersAtStart', 'newLevel1PartnersPerMonth'],
    asks: [
      askAll(
        { path: ['partnersAtStart'], message: 'Partners at the start', answer: wholeNumber },
        { path: ['newLevel1PartnersPerMonth'], message: 'New partners a month', answer: wholeNumber },
      ),
    ],
  },
];
