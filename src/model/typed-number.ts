import type { NumberRule } from './inputs.ts';

const decimalDigit = /\p{Nd}/u;

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * The value of a decimal digit of any script. Unicode keeps each script's ten digits together and in
 * order (chapter 4.6), so a digit's value is its distance from the start of its run, modulo ten.
 */
function digitValue(digit: string): number {
  const before = String.fromCodePoint(digit.codePointAt(0)! - 1);
  return decimalDigit.test(before) ? (digitValue(before) + 1) % 10 : 0;
}

/** The text with every decimal digit in its ASCII form. */
export const withAsciiDigits = (text: string) => text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/**
 * Patterns that a field's text must match while it is entered, indexed by the number of decimals. In a whole number,
 * later digits decide whether a dot or comma groups thousands or starts decimals. The length limit keeps a pasted page
 * from taking seconds.
 */
const shapes = [/^(\d[\d.,٫]{0,30}|[.,٫]\d{0,30})$/, /^\d{0,30}([.,٫]\d?)?$/] as const;

/**
 * The whole number at the start of a text. In every language, a dot or comma groups thousands if exactly three digits
 * follow, except after zeros alone, as in 0.125.
 */
const wholeNumber = /^0*(?:[1-9]\d{0,2}(?:[.,]\d{3}(?!\d))+|\d+)/;

/** Leading zeros that change nothing, by the number of decimals. In a whole number, a lone 0 goes, too. */
const idleZeros = [/^0+(?=\d|$)/, /^0+(?=\d)/] as const;

/** The value of a text in the input's unit: with one decimal, `0,5` is 5. */
export const toValue = (text: string, { decimals }: NumberRule) =>
  Number(text.replace(/\D/, '.')) * 10 ** decimals || 0;

/** The number to format for a value: for tenths, 5 gives 0.5. The inverse of `toValue`. */
export const toDisplayed = (value: number, { decimals }: NumberRule) => value / 10 ** decimals;

/** The digits of a whole number, without separators and decimals; for a field with a decimal, the text unchanged. */
const numberIn = (text: string, { decimals }: NumberRule) =>
  decimals ? text : (wholeNumber.exec(text)?.[0] ?? '').replace(/\D/g, '');

/**
 * The part of a text that can be a number. Each character is kept if it fits the characters kept before it. A dot after
 * letters is dropped as that of an abbreviation: in `ca. 250`, it does not start decimals.
 */
function acceptedText(text: string, rule: NumberRule): string {
  let accepted = '';
  for (const character of withAsciiDigits(text).replace(/\p{L}+\./gu, '')) {
    const longer = accepted + character;
    if (shapes[rule.decimals].test(longer) && toValue(numberIn(longer, rule), rule) <= rule.maximum) accepted = longer;
  }
  return accepted;
}

/**
 * What a field keeps of a text that is being typed: ASCII digits, up to its maximum, and separators that the next digit
 * can turn into thousands separators. Everything else is dropped.
 */
export const whileTyping = (text: string, rule: NumberRule) =>
  acceptedText(text, rule).replace(idleZeros[rule.decimals], '');

/**
 * What a field keeps of a text after a deletion. Unlike `whileTyping`, this keeps leading zeros, because digits may be
 * inserted before them: someone who deletes the 1 of 1000 may want 5000.
 */
export function afterDeletion(text: string, rule: NumberRule): string {
  const accepted = acceptedText(text, rule);
  return accepted.length > 1 ? accepted : whileTyping(accepted, rule);
}

/** A number whose thousands are grouped by spaces, or that has none. Of `10 20`, only the 10 is one number. */
const oneNumber = /\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3}(?!\d))+[\d.,٫]*|(?:(?<!\p{L})[.,٫])?\d[\d.,٫٬'’]*/u;

/** The first number of a text that was typed, pasted or filled in, as digits with the decimal sign that was typed. */
export function finalDigits(text: string, rule: NumberRule): string {
  const first = oneNumber.exec(withAsciiDigits(text).replace(invisible, ''))?.[0] ?? '';
  const digits = numberIn(acceptedText(first, rule), rule).replace(idleZeros[rule.decimals], '');
  return /\d/.test(digits) ? digits : '';
}

/** A text without the characters whose loss changes nothing. */
const significantCharacters = (text: string) =>
  withAsciiDigits(text)
    .replace(invisible, '')
    // Spaces and separators of thousands.
    .replace(/[\s٬'’]|\b[.,٫]/gu, '')
    // Plus, percent and currency signs around the number. A minus is kept, because dropping it would change the number.
    .replace(/^[+%٪\p{Sc}]+|[+%٪\p{Sc}]+$/gu, '')
    .replace(/^0+/, '');

/** Whether dropping the rejected characters has changed the number. If so, the field shows its range. */
export const losesCharacters = (text: string, accepted: string) =>
  significantCharacters(text) !== significantCharacters(accepted);

/**
 * Whether a field refuses a typed character: it does not fit, or changes nothing.
 * @param shown the field's text
 * @param text the field's text with the character
 */
export function refuses(shown: string, text: string, rule: NumberRule): boolean {
  const kept = whileTyping(text, rule);
  return (kept === shown && text !== shown) || losesCharacters(text, kept);
}

/**
 * Parses a query parameter into the input's unit: with one decimal, `0.5` is 5 and `1` is 10. Undefined if the text is
 * malformed or the value is above the maximum.
 */
export function parseQueryValue(text: string, rule: NumberRule): number | undefined {
  const digits = withAsciiDigits(text.trim());
  const value = toValue(digits, rule);
  return (rule.decimals ? /^\d+(\.\d)?$/ : /^\d+$/).test(digits) && value <= rule.maximum ? value : undefined;
}
