import { dictionaries, fileOf, textKeys } from '../../src/content/dictionaries.ts';
import type { TextKey } from '../../src/content/dictionary.ts';
import { sentencesOf } from '../../src/content/checks/sentences.ts';
import { wordingOf } from '../../src/content/checks/wording.ts';
import { languages } from '../../src/config/languages.ts';

/** Every published dictionary: its language, code and file, and its wording file if there is one. */
export const files = languages.map((language) => {
  const { code } = language;
  return { language, code, file: fileOf(language), wording: wordingOf(language) };
});

/** The faulty sentences of a dictionary, each with its file and key. */
export const faulty = (
  { code, file }: Pick<(typeof files)[number], 'code' | 'file'>,
  isFaulty: (text: string, key: TextKey) => boolean,
) =>
  textKeys.flatMap((key) =>
    sentencesOf(dictionaries[code][key] ?? '')
      .filter((sentence) => isFaulty(sentence, key))
      .map((sentence) => `${file}, ${key}: ${sentence}`),
  );
