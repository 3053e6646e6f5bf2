import { publishedLanguages } from '../../../content/published-languages.ts';
import { alternates } from '../../../model/page-address.ts';
import { listed } from './grouped.ts';
import { canonicalOf, type PublishedPage } from './published-page.ts';

const advice = 'Build with the right address (origin in src/config/settings.ts) and publish again.';

/** What is wrong with the address that a page gives search engines as its own. @param origin of the addresses */
export function canonicalProblems(page: PublishedPage, origin: string): string[] {
  const canonical = canonicalOf(page);
  if (canonical === origin + page.path) return [];
  const named = canonical === undefined ? 'no address' : `the address ${canonical}`;
  return [`Search engines are given ${named} as its own (canonical). ${advice}`];
}

/** What is wrong with the language versions that a language's page names. @param origin of their addresses */
export function alternateProblems({ $ }: PublishedPage, origin: string): string[] {
  const named = new Map(
    $('link[rel=alternate][hreflang]')
      .toArray()
      .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]),
  );
  const wrong = alternates(origin, publishedLanguages).filter(({ hreflang, href }) => named.get(hreflang) !== href);
  if (wrong.length === 0) return [];
  const versions = listed(wrong.map(({ hreflang }) => hreflang));
  return [`Search engines are not led to these language versions at ${origin} (hreflang): ${versions}. ${advice}`];
}
