import type { Language } from '../config/languages.ts';

/**
 * For each preferred tag in order: the supported language with exactly this tag, else the one with its bare language
 * (`pt` for `pt-BR`), else any of the same language (`pt-BR` for `pt`). If no tag matches, the first supported language.
 * @param preferred BCP 47 tags in the visitor's order, as in `navigator.languages`
 * @param supported one or more
 */
export function matchLanguage<L extends Pick<Language, 'hreflang'>>(
  preferred: readonly string[],
  supported: readonly L[],
): L {
  const codeOf = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of preferred) {
    const related = supported.filter(({ hreflang }) => codeOf(hreflang) === codeOf(tag));
    const tagged = (wanted = '') => related.find(({ hreflang }) => hreflang.toLowerCase() === wanted.toLowerCase());
    const match = tagged(tag) ?? tagged(codeOf(tag)) ?? related[0];
    if (match) return match;
  }
  return supported[0]!;
}
