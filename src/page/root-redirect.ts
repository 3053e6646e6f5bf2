/* The root page's script: redirects to the visitor's language. Meanwhile, the links carry the query. */
import './links.ts';
import { matchLanguage } from '../model/match-language.ts';
import { preferredLanguages } from './page-events.ts';

// The links name the languages that have a page, the default one first.
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
const { pathname } = matchLanguage(preferredLanguages(), links);
location.replace(pathname + location.search + location.hash);
