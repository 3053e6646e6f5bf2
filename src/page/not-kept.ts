/* The script of the page that stands in for one that is not kept: says so in its language, and leads to those that are. */
import './links.ts';
import { defaultLanguage, languages } from '../config/languages.ts';
import { matchLanguage } from '../model/language-match.ts';

const asked = languages.find(({ path }) => location.pathname === `/${path}`);
const { hreflang, direction } = asked ?? matchLanguage(navigator.languages, languages, defaultLanguage);
Object.assign(document.documentElement, { lang: hreflang, dir: direction });
for (const text of document.querySelectorAll<HTMLElement>('p[lang]')) text.hidden = text.lang !== hreflang;

// Each kept page has a registration of its own.
void navigator.serviceWorker?.getRegistrations().then((registrations) => {
  const kept = registrations.filter(({ active }) => active).map(({ scope }) => new URL(scope).pathname);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a'))
    link.parentElement!.hidden = !kept.includes(link.pathname);
});
