import { existsSync, readFileSync } from 'node:fs';
import { languages, type LanguageCode } from '../config/languages.ts';
import type { Dictionary } from './dictionary.ts';
import { fileOf } from './files.ts';

const readDictionary = (file: string): Dictionary =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Dictionary) : {};

/** Every language's dictionary, by language code. A language whose file is missing has no texts yet. */
export const dictionaries = Object.fromEntries(
  languages.map((language) => [language.code, readDictionary(fileOf(language))]),
) as Readonly<Record<LanguageCode, Dictionary>>;
