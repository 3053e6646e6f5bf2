import { languages } from '../../src/config/languages.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import type { Dictionary, TextKey } from '../../src/content/dictionary.ts';

const keys = Object.keys(dictionaries.de) as TextKey[];

/** Every dictionary: its language's code, its name and its file. */
export const files = languages.map(({ code, path }) => ({ code, name: path, file: `src/content/${path}.ts` }));

/** The faulty texts, each with its file and key. */
export function faulty({ code, file }: (typeof files)[number], isFaulty: (text: string, key: TextKey) => boolean) {
  const dictionary: Dictionary = dictionaries[code];
  return keys.filter((key) => isFaulty(dictionary[key], key)).map((key) => `${file}, ${key}: ${dictionary[key]}`);
}
