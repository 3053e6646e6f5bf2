import { defaultLanguage, type Language, languages } from '../../src/config/languages.ts';
import { rightToLeft } from './other-language.ts';

/**
 * Playwright details for a test that repeats, for every case, what another test checks for a few. `npm test` skips it;
 * `npm run test:all` runs it.
 */
export const exhaustive = { tag: '@exhaustive' } as const;

/** Languages by their codes, each with what it asks of a layout more than others do. */
const demands: Readonly<Record<string, string>> = {
  ar: 'is read from right to left, in letters that join',
  hu: 'joins its endings into long words',
  ru: 'has wide letters, and the longest word on a button',
  de: 'has the longest compounds',
  ro: 'has the longest labels',
};

/**
 * The languages in which a browser is asked for what depends on the length or the direction of texts. What holds
 * for every language is read from the built files, and what no language changes is tried in one.
 */
export const demandingLanguages = languages.filter(({ code }) => code in demands);

/** The three of them whose layout is looked at in all letters and spacings. */
export const sweptLanguages = demandingLanguages.filter(({ code }) => ['de', 'ru', 'ar'].includes(code));

/** A language that is read from left to right, and all that are not. */
export const bothDirections: readonly Language[] = [defaultLanguage, ...rightToLeft];

/**
 * Playwright details for tests that run in both directions at several widths. `npm test` runs left-to-right languages
 * only up to 390 px and right-to-left languages only at 1280 px; all other combinations are exhaustive.
 * @param width of the window, in CSS pixels
 */
export function crosswise({ direction }: Language, width: number) {
  const isTried = direction === 'ltr' ? width <= 390 : width === 1280;
  return isTried ? {} : exhaustive;
}

/** What a test asks in a row: a language of each direction and, in `npm run test:all`, every one. */
export const selections = [
  { which: 'both directions', selected: bothDirections, details: {} },
  { which: 'every language', selected: languages, details: exhaustive },
] as const;
