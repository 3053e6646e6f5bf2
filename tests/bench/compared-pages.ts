import { publishedLanguages } from '../../src/content/published-languages.ts';
import { translator } from '../../src/content/translate.ts';

/** A page to measure, and where its calculator is. */
export interface ComparedPage {
  readonly name: string;
  readonly path: string;
  /** Selector of what has to be pressed before the field is there. */
  readonly opener?: string;
  /** Selector of the first field. */
  readonly field: string;
  /** Selector of the results. */
  readonly results: string;
  /** Selector of the button that adds one to the first field, if the page has such buttons. */
  readonly plus?: string;
  /** Addresses that the browser must not fetch; `*` stands for any text. */
  readonly blocked?: readonly string[];
}

/** The language of the page whose figures are printed: English, like the floor. */
export const language = publishedLanguages.find(({ code }) => code === 'en')!;

/** The shortest page that does similar work. It is written by hand, with everything inline and no React. */
export const floor: ComparedPage = { name: 'floor', path: '/floor', field: '#c', results: '.tiles b' };

const calculator = {
  path: `/${language.path}`,
  field: 'input#partnersAtStart',
  results: ':is([data-figure=entered], li [data-figure|=entered])',
  plus: 'button[name=partnersAtStart][value="1"]',
} as const;

export const ours: ComparedPage = { ...calculator, name: 'this checkout' };

/** The same page, with the way from an amount to what it takes open. */
export const otherWayRound: ComparedPage = {
  ...calculator,
  name: 'an amount',
  opener: '#needed summary',
  field: '#amount',
  results: '#needed td',
};

/** The same page, but React never arrives. */
export const withoutReact: ComparedPage = {
  ...calculator,
  name: 'without React',
  blocked: ['*/_astro/react.*', '*/_astro/hydrate.*', '*/_astro/Calculator.*'],
};

/** A control of our page that a visitor may press before anything else. */
export interface Press {
  readonly name: string;
  /** XPath of the control. */
  readonly control: string;
  /** XPath of what the press brings. */
  readonly content: string;
}

const t = translator(language);

export const presses: readonly Press[] = [
  {
    name: 'overview',
    control: `//summary[normalize-space()="${t('monthOverview')}"]`,
    content: `//section[@aria-label="${t('monthOverview')}"]//table`,
  },
  {
    name: 'share',
    control: `//button[normalize-space()="${t('share')}"]`,
    content: `//dialog[@open]//h3[text()="${t('yourLink')}"]`,
  },
];
