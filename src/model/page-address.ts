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
