import type { Language } from '../config/languages.ts';

type Page = Pick<Language, 'hreflang' | 'path'>;

/** Absolute address of a language's page, as search engines index it. */
export function pageAddress(origin: string, page: Page): string {
  return `${origin}/${page.path}`;
}

/** hreflang links to all languages. `x-default` is the root, which redirects by browser language. */
export function alternates(origin: string, pages: readonly Page[]) {
  return [
    ...pages.map((page) => ({ hreflang: page.hreflang, href: pageAddress(origin, page) })),
    { hreflang: 'x-default', href: `${origin}/` },
  ];
}

/**
 * The visitor's first supported language, else the first of these. Regions are ignored (`pt-BR` is `pt`).
 * @param preferred BCP 47 tags in the visitor's order, as in `navigator.languages`
 * @param supported one or more
 */
export function matchLanguage<L extends Pick<Language, 'hreflang'>>(
  preferred: readonly string[],
  supported: readonly L[],
): L {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split('-')[0];
    const match = supported.find(({ hreflang }) => hreflang.toLowerCase().split('-')[0] === code);
    if (match) return match;
  }
  return supported[0]!;
}
