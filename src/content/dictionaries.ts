import { existsSync } from 'node:fs';
import { languages, type LanguageCode } from '../config/languages.ts';
import { readJson } from '../config/read-json.ts';
import type { Dictionary } from './dictionary.ts';
import { fileOf } from './files.ts';

/** Every language's dictionary, by language code. A language whose file is missing has no texts yet. */
export const dictionaries = Object.fromEntries(
  languages.map((language) => {
    const file = fileOf(language);
    return [language.code, existsSync(file) ? readJson(file) : {}];
  }),
) as Readonly<Record<LanguageCode, Dictionary>>;
