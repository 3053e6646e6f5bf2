import { defaultLanguage, type Language, languages } from '../../src/config/languages.ts';

// As languages of any list: in one without Arabic, TypeScript would know that none is read from right to left.
const all: readonly Language[] = languages;

/** A language beside the default one, where any will do. It is also that of the browser tests' visitor. */
export const otherLanguage: Language = all.find(({ code }) => code !== defaultLanguage.code)!;

/** All that are read from right to left: none, once an owner has taken Arabic away. */
export const rightToLeft: readonly Language[] = all.filter(({ direction }) => direction === 'rtl');

/** The language that differs most from the default one: in direction too, if there is such a one. */
export const mostDifferentLanguage: Language = rightToLeft[0] ?? otherLanguage;
