import { maximumDigits, type InputRule } from '../config/inputs.ts';

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
const withAsciiDigits = (text: string) => text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** The digits of a text, in ASCII. */
const digitsOf = (text: string) => withAsciiDigits(text).replace(/\D/g, '');

/**
 * The first number in a text, by how many decimals it may have.
 *
 * A whole number, and what stands before it: a separator groups thousands if exactly three digits follow, in
 * whichever language; at any other, and at any letter, the number ends. `.5` has no whole part.
 *
 * A number with one decimal: any decimal sign is taken, and none groups thousands. One that no digit precedes begins a
 * number only ahead of a digit, or where the text ends and one may yet be typed.
 */
const firstNumber = [/(^|[^\d.,٫])\d+([\s.,٬'’]\d{3}(?!\d))*/, /(\d+[.,٫]?|[.,٫](?=\d|$))\d?/] as const;

/** Zeros in front beyond those that as many digits as count could replace. */
const idleZeros = RegExp(`^0+(?=0{${maximumDigits}})`);

/** The whole number that a field's text stands for: with one decimal, 0,5 is 5. */
export const numberOf = (text: string, { decimals }: InputRule) =>
  Number(text.replace(/\D/, '.')) * 10 ** decimals || 0;

/** A number as its field shows it, before the language's way to write it: of tenths, 5 is 0.5. */
export const shownNumber = (value: number, { decimals }: InputRule) => value / 10 ** decimals;

/**
 * The number that a field takes from a text that was typed, pasted or filled in: digits in ASCII, up to its maximum,
 * with the decimal sign that was typed. Leading zeros stay, because digits may yet be put before them: who deletes
 * the 1 of 1000 may want 5000.
 */
export function typedDigits(text: string, rule: InputRule): string {
  let kept = firstNumber[rule.decimals].exec(withAsciiDigits(text))?.[0] ?? '';
  kept = (rule.decimals ? kept : digitsOf(kept)).replace(idleZeros, '');
  while (numberOf(kept, rule) > rule.maximum) kept = kept.slice(0, -1);
  return kept;
}

/** Whether a field does not take all of a text that holds digits and separators. */
const isTooMuch = (text: string, rule: InputRule) =>
  rule.decimals ? typedDigits(text, rule) !== text : Number(digitsOf(text)) > rule.maximum;

/** What a field keeps of its text while someone edits it: separators too, which the next digit can make thousands. */
export function typedText(text: string, rule: InputRule): string {
  const kept = withAsciiDigits(text);
  return /[^\d.,٫]/.test(kept) || isTooMuch(kept, rule) ? typedDigits(text, rule) : kept;
}

/**
 * What of a text fits between what stands before and after it in a field: a separator that was typed, or as many
 * digits of its number, in ASCII, as the field takes.
 */
export function fittingText(text: string, before: string, after: string, rule: InputRule): string {
  let kept = (text.length > 1 ? typedDigits : typedText)(text, rule);
  while (kept !== '' && isTooMuch(before + kept + after, rule)) kept = kept.slice(0, -1);
  return kept;
}

/** Whether a text has more digits than are kept of it. */
export const losesDigits = (text: string, kept: string) => digitsOf(text) !== digitsOf(kept);

/**
 * A number as its field shows it: 0 is an empty field.
 * @param write how the number is written: as it is typed, unless the field groups its thousands
 */
export function formatTyped(value: number, write: (number: number) => string = String): string {
  return value === 0 ? '' : write(value);
}

/**
 * The whole number that a query parameter's value stands for: with one decimal, which follows a dot and may be
 * missing, 0.5 is 5. Undefined if it is no such number, or larger than the maximum.
 */
export function parseQueryValue(text: string, rule: InputRule): number | undefined {
  const digits = withAsciiDigits(text);
  const value = numberOf(digits, rule);
  return (rule.decimals ? /^\d+(\.\d)?$/ : /^\d+$/).test(digits) && value <= rule.maximum ? value : undefined;
}
