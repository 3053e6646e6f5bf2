import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  parse,
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';

/** Value of a placeholder: a text, or a number from 0, which is formatted and can choose a plural form. */
export type Value = string | number;

/** Locale and number format of a message. */
interface NumberStyle {
  /** BCP 47 locale whose plural rules the message follows. */
  readonly locale: string;
  /** Writes a number from 0. */
  readonly count: (number: number) => string;
}

/** Parses ICU MessageFormat. @throws SyntaxError: its message names the fault, its `location` the place */
export const readMessage = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: true });

function formOf({ options }: PluralElement | SelectElement, ...names: readonly string[]): MessageFormatElement[] {
  const name = names.find((one) => Object.hasOwn(options, one)) ?? 'other';
  return options[name]!.value;
}

/**
 * Formats a message. Placeholders without a value are left for the browser to fill.
 * @throws Error if a form depends on a value that is not there, or a plural on one that is no number
 */
export function writeMessage(
  text: string,
  values: Readonly<Record<string, Value>>,
  { locale, count }: NumberStyle,
): string {
  /** @param plural the number that `#` stands for */
  const write = (elements: readonly MessageFormatElement[], plural = 0): string =>
    elements.map((element) => writeElement(element, plural)).join('');

  function writeElement(element: MessageFormatElement, plural: number): string {
    if (isPoundElement(element)) return count(plural);
    if (isLiteralElement(element)) return element.value;
    const value = Object.hasOwn(values, element.value) ? values[element.value] : undefined;
    if (isArgumentElement(element)) {
      if (typeof value === 'number') return count(value);
      return value ?? `{${element.value}}`;
    }
    if (isSelectElement(element) && value !== undefined) return write(formOf(element, `${value}`), plural);
    if (isPluralElement(element) && typeof value === 'number') {
      const rules = new Intl.PluralRules(locale, { type: element.pluralType ?? 'cardinal' });
      const number = value - element.offset;
      return write(formOf(element, `=${value}`, rules.select(number)), number);
    }
    throw new Error(`“${text}” depends on {${element.value}}, for which the build has no fitting value.`);
  }

  return write(readMessage(text));
}
