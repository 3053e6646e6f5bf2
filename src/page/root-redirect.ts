/* The script of the root: leads to the visitor's language. Until that is there, the links carry the query. */
import './links.ts';
import { defaultLanguage, languages } from '../config/languages.ts';
import { languageLink } from '../model/language-link.ts';
import { matchLanguage } from '../model/language-match.ts';

const { path } = matchLanguage(navigator.languages, languages, defaultLanguage);
location.replace(languageLink(path, location.search, location.hash));
