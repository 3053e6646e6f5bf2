interface Page {
  readonly hreflang: string;
  readonly path: string;
}

/** Absolute address of a language's page, as search engines index it. */
export function pageAddress(origin: string, page: Page): string {
  return `${origin}/${page.path}`;
}

/** One `hreflang` alternate. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** All language versions of the page and `x-default`, the root that redirects by browser language. */
export function alternates(origin: string, pages: readonly Page[]): Alternate[] {
  return [
    ...pages.map((page) => ({ hreflang: page.hreflang, href: pageAddress(origin, page) })),
    { hreflang: 'x-default', href: `${origin}/` },
  ];
}
