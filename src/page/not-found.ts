/* The 404 page's script: logs the path, and marks the path's language in the list, else the visitor's. */
import './links.ts';
import { matchLanguage } from '../model/match-language.ts';
import { preferredLanguages } from './page-events.ts';

console.error(`404: no page at ${location.pathname}`);
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
// A path or a tag of a language, up to what mail and chat programs leave behind a link.
const [, asked = ''] = /^\/([\w-]+)/.exec(location.pathname.toLowerCase()) ?? [];
const page =
  links.find(({ pathname }) => pathname === `/${asked}`) ?? matchLanguage([asked, ...preferredLanguages()], links);
page.ariaCurrent = 'true';
