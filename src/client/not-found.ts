/* The 404 page's script: logs the path, and offers the page in the path's language, else in the visitor's. */
import './links.ts';
import { matchLanguage } from '../model/page-address.ts';
import { cleanValue } from '../model/parameter.ts';

console.error(`404: no page at ${location.pathname}`);
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
const asked = `${cleanValue(location.pathname).toLowerCase()}/`;
const page = links.find((link) => asked.startsWith(`${link.pathname}/`)) ?? matchLanguage(navigator.languages, links);
const own = document.querySelector<HTMLAnchorElement>('#own-page')!;
own.href = page.pathname;
own.textContent = page.textContent.trim();
own.hidden = false;
