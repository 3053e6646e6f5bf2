import { publishedLanguages } from '../../src/content/published-languages.ts';

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
}

/** The language of the page whose figures are printed: English, like the floor. */
export const language = publishedLanguages.find(({ code }) => code === 'en')!;

/** The shortest page that does similar work. It is written by hand, with everything inline and no React. */
export const floor: ComparedPage = { name: 'floor', path: '/floor', field: '#c', results: '.tiles b' };

const calculator = {
  path: `/${language.path}`,
  field: 'input#partnersAtStart',
  results: ':is([data-figure=entered], li [data-figure|=entered])',
} as const;

export const ours: ComparedPage = { ...calculator, name: 'this checkout' };

/** The same page, with the way from an amount to what it takes open. */
export const otherWayRound: ComparedPage = {
  ...calculator,
  name: 'an amount',
  opener: '#needed summary',
  field: '#amount',
  results: '#needed strong',
};
