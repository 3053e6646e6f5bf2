import { languages } from '../../src/config/languages.ts';

/** A page that is measured, and where in it the calculator is. */
export interface ComparedPage {
  readonly name: string;
  readonly path: string;
  /** Selector of the first field. */
  readonly field: string;
  /** Selector of the results. */
  readonly results: string;
}

/** The page whose figures are printed: the English one, the language that the floor is written in. */
export const language = languages.find(({ code }) => code === 'en')!;

/** The shortest page that does such work, written by hand: everything inline, no React. */
export const floor: ComparedPage = { name: 'floor', path: '/floor', field: '#c', results: '.tiles b' };

export const ours: ComparedPage = {
  name: 'this checkout',
  path: `/${language.path}`,
  field: 'input[data-input=partnersAtStart]',
  results: '[data-amount]',
};
