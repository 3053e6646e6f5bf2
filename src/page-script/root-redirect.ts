import { defaultLanguage, languages } from '../config/languages.ts';
import { languageLink } from '../model/language-link.ts';
import { matchLanguage } from '../model/language-match.ts';

const { path } = matchLanguage(navigator.languages, languages, defaultLanguage);
location.replace(languageLink(path, location.search, location.hash));
