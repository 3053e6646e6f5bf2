import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { dictionaries, fileOf, textKeys } from '../../src/content/dictionaries.ts';
import type { TextKey } from '../../src/content/dictionary.ts';
import { readMessage } from '../../src/content/message.ts';
import { wordingOf } from '../../src/content/checks/wording.ts';
import { languages } from '../../src/config/languages.ts';

/** Every published dictionary: its language, code and file, and its wording file if there is one. */
export const files = languages.map((language) => {
  const { code } = language;
  return { language, code, file: fileOf(language), wording: wordingOf(language) };
});

/**
 * The dictionaries that have a wording file with the rules of their language. `npm run doctor` names those without one.
 */
export const heldFiles = files.flatMap(({ wording, ...file }) => (wording ? [{ ...file, wording }] : []));

/** The text of a key, as it stands in the file. */
export const textOf = ({ code }: Pick<(typeof files)[number], 'code'>, key: TextKey) => dictionaries[code][key] ?? '';

/** What an element can become: each form of a plural or a select, `#` and placeholders as they are. */
function becomes(element: MessageFormatElement): string[] {
  if (isPoundElement(element)) return ['#'];
  if (isLiteralElement(element)) return [element.value];
  if (isPluralElement(element) || isSelectElement(element))
    return Object.values(element.options).flatMap(({ value }) => sentences(value));
  return [`{${element.value}}`];
}

const sentences = (elements: readonly MessageFormatElement[]): string[] =>
  elements.map(becomes).reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), ['']);

/** The sentences that a text can become: one for each choice of its forms. */
export const sentencesOf = (text: string) => sentences(readMessage(text));

/** The faulty sentences, each with its file and key. */
export function faulty(
  file: Pick<(typeof files)[number], 'code' | 'file'>,
  isFaulty: (text: string, key: TextKey) => boolean,
) {
  return textKeys.flatMap((key) =>
    sentencesOf(textOf(file, key))
      .filter((sentence) => isFaulty(sentence, key))
      .map((sentence) => `${file.file}, ${key}: ${sentence}`),
  );
}
