import type { Assumptions, Site, Tier, Upgrade } from './settings-types.ts';

/*
 * The settings of this site: the one file to edit to make it yours. No programming is needed.
 * `npm run setup` asks for all of them and writes them here. By hand:
 *
 * - Change only what follows an equals sign or a colon; keep quotes, commas and brackets as they are.
 * - Every text, the price list and the calculation take their prices, rates and numbers from here. They are
 *   written nowhere else.
 * - An unusable value stops the build with a message that names it.
 * - `npm run doctor` says what is still missing before you can publish the site.
 */

// ---- Brand ------------------------------------------------------------------------------------------

/** Name of the product, as it appears in every text. */
export const product: string = 'Examplia';

/**
 * The accent colour, as a hex code: of links, buttons and the result. Hover, washes and the colours of the dark
 * scheme follow from it. One that could not be read on the page stops the build, which then names the nearest
 * one that can.
 */
export const accent: string = '#0a5a39';

/**
 * The logo as SVG files, their letters converted to outlines; paths start at the project's folder. `dark` is for
 * the dark scheme; empty means the same file. What a file draws in "currentColor" gets the accent colour.
 *
 * The name of the product stands beside the logo, unless the logo is more than twice as wide as high: it is then
 * taken for one that contains the name. Such a logo is too wide for browser tabs and home screens, which get a
 * drawing in the accent colour instead.
 */
export const logo = { light: 'src/brand/logo.svg', dark: 'src/brand/logo-dark.svg' } satisfies Site['logo'];

/** Name and postal address of your company, each on one line, for the foot of every page. Either may stay empty. */
export const company = {
  name: '',
  address: '',
} satisfies Site['company'];

// ---- Addresses --------------------------------------------------------------------------------------

/** Where these pages will be published: https:// and the host, nothing after it. */
export const origin: string = 'https://calculator.example.com';

/** Where visitors register: https:// and the host, nothing after it. */
export const signupOrigin: string = 'https://signup.example.com';

/**
 * The full addresses of your legal pages. {language} in an address becomes the visitor's language code (de, en,
 * ar ...). Leave an address empty for no link.
 */
export const legal = {
  /** Who is responsible for the pages; linked at their foot. */
  imprint: '',
  /** What happens to visitors' data; linked at their foot. */
  privacy: '',
  /** What partners typically earn; linked beside the example's amounts and below the disclaimer. */
  incomeDisclosure: '',
} satisfies Site['legal'];

/** What some countries ask you to say. Where it is empty, the pages say nothing about it. */
export const terms = {
  /** Whether the prices below contain VAT: 'included' or 'excluded'. Said beside them. */
  vat: '',
  /** Whether partners need a subscription of their own to receive commission: 'yes' or 'no'. Said with the offer. */
  commissionNeedsSubscription: '',
} satisfies Site['terms'];

// ---- Without a connection ---------------------------------------------------------------------------

/**
 * Whether a page that was opened once works without a connection: true or false. Browsers then keep its files. After
 * false, the next visit removes them.
 */
export const offline: boolean = true;

// ---- Videos -----------------------------------------------------------------------------------------

/**
 * The two videos by language code, as in languages.ts. A video is its YouTube address or its id. English is
 * required; languages without their own video show the English one. To add German, write a line
 * `de: 'https://youtu.be/...',` below the English one.
 */
export const videos = {
  /** Who is behind the product. */
  whoIs: {
    en: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  },
  /** How the calculator works. */
  calculator: {
    en: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
} satisfies Site['videos'];

/**
 * The date on which each video was published, by its id: `'eRsGyueVLvQ': '2010-09-30',`. Search engines list
 * a video only if they know its date; they are given nothing about one without a date here.
 */
export const videoDates: Site['videoDates'] = {};

// ---- Compensation plan ------------------------------------------------------------------------------

/** The currency of the prices, as three letters. */
export const currency: string = 'USD';

/**
 * One to four licence levels, cheapest first; every customer starts in the first. Prices are in cents per
 * month: 25_00 is 25.00. Commissions are whole percentages of the price.
 */
export const tiers = {
  BOOST: { priceCents: 25_00, level1Commission: 75, level2Commission: 5 },
  TURBO: { priceCents: 90_00, level1Commission: 75, level2Commission: 5 },
  NITRO: { priceCents: 160_00, level1Commission: 75, level2Commission: 5 },
} as const satisfies Readonly<Record<string, Tier>>;

/**
 * What the subscriptions include, by language code, as in languages.ts: the words that complete the sentence at the top
 * of the page, such as "BOOST, TURBO, and NITRO subscriptions include ...". They stand in the form that the sentence of
 * their language needs: with the article where it needs one, in the accusative in Czech, without a full stop.
 * `npm run setup` shows every sentence. Where the words are empty, the page does not say what is sold.
 */
export const whatIsSold = {
  de: 'KI\u2011Agenten, KI\u2011Kurse und KI\u2011gestützte Software',
  en: 'AI agents, AI courses, and AI\u2011powered software',
  es: 'agentes, cursos y software de IA',
  pt: 'agentes, cursos e software de IA',
  fr: 'des agents IA, des cours et des logiciels d’IA',
  ro: 'agenți AI, cursuri de AI și software bazat pe AI',
  ru: 'ИИ\u2011агенты, курсы по\u00a0ИИ и\u00a0программы на\u00a0базе ИИ',
  tr: 'yapay zekâ ajanlarını, kurslarını ve yazılımlarını',
  ar: 'وكلاء ذكاء اصطناعي ودورات وبرمجيات في هذا المجال',
  it: 'agenti, corsi e software AI',
  pl: 'agenci AI, kursy AI i\u00a0oprogramowanie oparte na AI',
  nl: 'AI\u2011agents, AI\u2011cursussen en AI\u2011software',
  cs: 'AI agenty, AI kurzy a\u00a0software využívající AI',
  sk: 'AI agenti, AI kurzy a\u00a0softvér využívajúci AI',
  hu: 'AI\u2011ügynököket, AI\u2011tanfolyamokat és AI\u2011szoftvereket',
  sv: 'AI\u2011agenter, AI\u2011kurser och AI\u2011programvara',
} satisfies Site['whatIsSold'];

/**
 * The months in which customers of the first level move up: whole percentages of them, by the level they
 * move to. The rest stay.
 */
export const upgrades = [
  { month: 2, shares: { TURBO: 20, NITRO: 15 } },
  { month: 3, shares: { TURBO: 15, NITRO: 10 } },
] as const satisfies readonly Upgrade<keyof typeof tiers>[];

/** How many months the calculation covers. */
export const horizonMonths: number = 12;

/** How many new level-2 partners each level-1 partner brings a month. */
export const level2PartnersPerLevel1Partner: number = 2;

// ---- Cautious assumptions ---------------------------------------------------------------------------

/**
 * The plan assumes that nobody cancels and that everyone who joins buys. These are the assumptions of the cautious
 * case beside it: how many percent of the subscriptions are cancelled in a month, how many new level-2 partners each
 * level-1 partner brings a month (at most one decimal, and no more than above), and how many percent of those who
 * join take out a paid subscription.
 */
export const cautious = { cancellation: 10, referrals: 0.5, conversion: 50 } satisfies Assumptions;

/**
 * The licence level of a partner's own subscription, whose price the page takes off the chosen month's amount: the
 * name of one of the levels above, or '' to leave that line out.
 */
export const ownSubscription: keyof typeof tiers | '' = 'BOOST';

// ---- What the calculator starts with ----------------------------------------------------------------

/** Partners at the start, before the visitor enters a number. */
export const partnersAtStart: number = 0;

/** New partners a month, before the visitor enters a number. */
export const newLevel1PartnersPerMonth: number = 10;
