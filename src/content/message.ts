import { IntlMessageFormat } from 'intl-messageformat';

/** Value of a placeholder: a text, or a number from 0, which can choose a plural form. */
export type Value = string | number;

/**
 * Writes a text in ICU MessageFormat. Placeholders without a value stay, for the browser to fill in.
 * @param locale BCP 47, whose plural rules the text follows
 * @throws SyntaxError if the text is no message
 */
export function writeMessage(text: string, values: Readonly<Record<string, Value>>, locale: string): string {
  // A placeholder without a value has itself as its value.
  const all = new Proxy(values, {
    has: () => true,
    get: (given, name: string) => (Object.hasOwn(given, name) ? given[name] : `{${name}}`),
  });
  // With Latin digits, as everywhere on the page.
  const message = new IntlMessageFormat(text, `${locale}-u-nu-latn`, undefined, { ignoreTag: true });
  return String(message.format(all));
}
