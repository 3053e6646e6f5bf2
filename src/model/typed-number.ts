import type { NumberRule } from './inputs.ts';

/** A character that nobody sees at the end of a text: a space, or one that has no shape. Copying brings them along. */
export const unseen = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}]/u;

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

const decimalDigit = /\p{Nd}/u;

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

/** The value of a text in the input's unit: with one decimal, `0,5` is 5. */
export const toValue = (text: string, { decimals }: NumberRule) =>
  Number(text.replace(/[.,٫]$/, '').replace(/[,٫]/, '.')) * 10 ** decimals;

/** The number to format for a value: for tenths, 5 gives 0.5. The inverse of `toValue`. */
export const toDisplayed = (value: number, { decimals }: NumberRule) => value / 10 ** decimals;

/** The most characters that a field takes: the digits of its maximum, five at least. */
export const longestText = ({ maximum }: NumberRule) => Math.max(5, String(maximum).length);

/** What a field may hold while it is typed, by the number of decimals. */
const typedShapes = [/^\d*$/, /^\d*([.,٫]\d?)?$/] as const;

/** Whether a field takes a text that is typed character by character. @param text with ASCII digits */
export const isTypable = (text: string, rule: NumberRule): boolean =>
  text.length <= longestText(rule) && typedShapes[rule.decimals].test(text) && toValue(text, rule) <= rule.maximum;

/** Whether a text shows as an empty field: a whole number that is 0. */
export const isShownEmpty = (text: string, rule: NumberRule): boolean =>
  rule.decimals === 0 && toValue(text, rule) === 0;

/** A whole number, its thousands grouped or not, and a number with a decimal or without one. */
const numbers = [/^(\d+|\d{1,3}([.,'’٬ \u00a0\u2009\u202f])\d{3}(\2\d{3})*)$/, /^\d+([.,٫]\d)?$/] as const;

/** Longer texts are no number. This keeps a pasted page from taking seconds. */
const longestInserted = 100;

/**
 * The digits of a text that is inserted at once, as a field shows them; undefined if it is no number that the field takes.
 * Spaces, and signs of plus, percent and currency, count for nothing at its ends, nor does what nobody sees.
 */
export function insertedDigits(text: string, rule: NumberRule): string | undefined {
  if (text.length > longestInserted) return undefined;
  const bare = withAsciiDigits(text)
    .replace(invisible, '')
    .replace(/^[\s+%٪\p{Sc}]+|[\s+%٪\p{Sc}]+$/gu, '');
  if (!numbers[rule.decimals].test(bare)) return undefined;
  const digits = (rule.decimals ? bare : bare.replace(/\D/g, '')).replace(/^0+(?=\d)/, '');
  return toValue(digits, rule) <= rule.maximum ? digits : undefined;
}

/** The value of a query parameter, in the input's unit; undefined if the text is no number that the field takes. */
export function parseQueryValue(text: string, rule: NumberRule): number | undefined {
  const digits = withAsciiDigits(text);
  const value = toValue(digits, rule);
  return (rule.decimals ? /^\d+(\.\d)?$/ : /^\d+$/).test(digits) && value <= rule.maximum ? value : undefined;
}
