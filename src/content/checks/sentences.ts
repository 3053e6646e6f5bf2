import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/** Parses ICU MessageFormat. @throws SyntaxError: its message names the fault, its `location` the place */
export const readMessage = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: true });

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

/** The sentences that a text can become: one for each choice of its forms. @throws SyntaxError if it is no message */
export const sentencesOf = (text: string): string[] => sentences(readMessage(text));
