import type { LanguageCode } from '../config/languages.ts';
import { ae } from './ae.ts';
import { cz } from './cz.ts';
import { de } from './de.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { se } from './se.ts';
import { sk } from './sk.ts';
import { tr } from './tr.ts';

/** Every language's dictionary, by language code. */
export const dictionaries: Readonly<Record<LanguageCode, Dictionary>> = {
  de,
  en,
  es,
  pt,
  fr,
  ro,
  ru,
  tr,
  ar: ae,
  it,
  pl,
  nl,
  cs: cz,
  sk,
  hu,
  sv: se,
};
