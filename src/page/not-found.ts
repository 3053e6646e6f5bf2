/* The 404 page's script: logs the path, and points the home link to the path's language. */
import './links.ts';

console.error(`404: no page at ${location.pathname}`);
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
const language = links.find(({ pathname }) => location.pathname.startsWith(`${pathname}/`));
if (language) document.querySelector<HTMLAnchorElement>('#home')!.href = language.pathname;
