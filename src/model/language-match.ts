import type { Language } from '../config/languages.ts';

/**
 * The visitor's first supported language, else `fallback`. Regions are ignored (`pt-BR` is `pt`).
 * @param preferred BCP 47 tags in the visitor's order, as in `navigator.languages`
 */
export function matchLanguage<L extends Pick<Language, 'hreflang'>>(
  preferred: readonly string[],
  supported: readonly L[],
  fallback: L,
): L {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split('-')[0];
    const match = supported.find(({ hreflang }) => hreflang.toLowerCase().split('-')[0] === code);
    if (match) return match;
  }
  return fallback;
}
