/* The script of the 404 page: logs the missing path, and leads home, with the query, in the language of that path. */
import './links.ts';
import { languages } from '../config/languages.ts';
import { languageLink } from '../model/page-address.ts';

console.error(`404: no page at ${location.pathname}`);
// Below a language's page, not at its own address: what is missing there leads to the root, which redirects.
const language = languages.find(({ path }) => location.pathname.startsWith(`/${path}/`));
if (language) document.querySelector<HTMLAnchorElement>('#home')!.href = languageLink(language.path, location.search);
