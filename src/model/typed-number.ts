import type { NumberRule } from '../config/inputs.ts';
import { maximumDigits } from '../config/maximum-input.ts';

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

/**
 * Patterns of a field's text, by the decimals of its number. In a whole number, a dot or comma may turn out to group
 * thousands or to begin decimals. The length limit keeps a pasted page from taking seconds.
 */
const shapes = [/^\d[\d.,٫]{0,30}$/, /^\d{0,30}([.,٫]\d?)?$/] as const;

/** A whole number: a dot or comma groups thousands if exactly three digits follow, in whichever language. */
const wholeNumber = /^\d+([.,]\d{3}(?!\d))*/;

/** All leading zeros but the last `maximumDigits`, which digits typed later could still replace. */
const idleZeros = RegExp(`^0+(?=0{${maximumDigits}})`);

/** The whole number that a field's text stands for: with one decimal, 0,5 is 5. */
export const numberOf = (text: string, { decimals }: NumberRule) =>
  Number(text.replace(/\D/, '.')) * 10 ** decimals || 0;

/** A number as its field shows it, before the language's way to write it: of tenths, 5 is 0.5. */
export const shownNumber = (value: number, { decimals }: NumberRule) => value / 10 ** decimals;

/** The number at the start of a field's text, as digits with the decimal sign that was typed. */
const numberIn = (text: string, { decimals }: NumberRule) =>
  decimals ? text : (wholeNumber.exec(text)?.[0] ?? '').replace(/\D/g, '');

/**
 * What a field keeps of a text during editing: ASCII digits, up to its maximum, and separators that the next digit can
 * turn into thousands separators. Everything else is dropped. Each character is judged by what has been accepted before it,
 * so that typing and pasting a text give the same number.
 */
export function typedText(text: string, rule: NumberRule): string {
  let accepted = '';
  for (const character of withAsciiDigits(text)) {
    const longer = accepted + character;
    if (shapes[rule.decimals].test(longer) && numberOf(numberIn(longer, rule), rule) <= rule.maximum) accepted = longer;
  }
  return accepted;
}

/**
 * The number that a field takes from a text that was typed, pasted or filled in, as digits with the decimal sign that
 * was typed. Leading zeros stay, because digits may yet be put before them: who deletes the 1 of 1000 may want 5000.
 */
export const typedDigits = (text: string, rule: NumberRule) =>
  numberIn(typedText(text, rule), rule).replace(idleZeros, '');

/** A text without the characters whose loss changes nothing: spaces and thousands separators. */
const withoutGroups = (text: string) => withAsciiDigits(text).replace(/[\s٬'’]|\b[.,٫]/g, '');

/** Whether more has been dropped from a text than spaces and thousands' separators: the page says so then. */
export const losesCharacters = (text: string, accepted: string) => withoutGroups(text) !== withoutGroups(accepted);

/**
 * The whole number that a query parameter's value stands for: with one decimal, which follows a dot and may be
 * missing, 0.5 is 5. Undefined if it is no such number, or larger than the maximum.
 */
export function parseQueryValue(text: string, rule: NumberRule): number | undefined {
  const digits = withAsciiDigits(text.trim());
  const value = numberOf(digits, rule);
  return (rule.decimals ? /^\d+(\.\d)?$/ : /^\d+$/).test(digits) && value <= rule.maximum ? value : undefined;
}
