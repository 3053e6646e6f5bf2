import type { Language } from '../config/languages.ts';
import type { Site } from '../config/site.ts';
import { site } from '../config/site.ts';
import { fill } from '../format/fill.ts';
import { translator } from './translate.ts';

/** A link to one of the owner's legal pages, in a language. Undefined if the owner has set no address for it. */
export function legalLink(name: keyof Site['legal'], language: Language) {
  const address = fill(site.legal[name], { language: language.code });
  return address === '' ? undefined : { label: translator(language)(name), address };
}
