/* The script of the 404 page: logs the missing path, and leads home, with the query, in the language of that path. */
import './links.ts';
import { languages } from '../config/languages.ts';
import { languageLink } from '../model/page-address.ts';

console.error(`404: no page at ${location.pathname}`);
const language = languages.find(({ path }) => path === location.pathname.split('/')[1]);
// Without one, the link leads to the root, which redirects to the browser's language.
if (language) document.querySelector<HTMLAnchorElement>('#home')!.href = languageLink(language.path, location.search);
