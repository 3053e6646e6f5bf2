import { listen } from './listen.ts';

/** Stops a switch to a language that the page has no version in: a warning, no navigation. */
export function refuseUnknownLanguages(): void {
  listen('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link || document.head.querySelector(`link[rel=alternate][hreflang="${CSS.escape(link.hreflang)}"]`)) return;
    event.preventDefault();
    console.warn(`Unsupported language code: ${link.hreflang}`);
  });
}
