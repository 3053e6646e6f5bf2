import type { NumberRule } from './inputs.ts';

/** A space, or an invisible character. Both come along unnoticed when a text is copied. */
export const blankOrInvisible = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}]/u;

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

/** The most characters that a field takes: the digits of its maximum. */
export const maxTextLength = ({ maximum }: NumberRule) => String(maximum).length;

/** Whether a field takes a text that is typed character by character. @param text with ASCII digits */
export const isTypable = (text: string, rule: NumberRule): boolean =>
  text.length <= maxTextLength(rule) && /^\d*$/.test(text) && Number(text) <= rule.maximum;

/** A whole number, its thousands grouped or not. */
const wholeNumber = /^(\d+|\d{1,3}([.,'’٬ \u00a0\u2009\u202f])\d{3}(\2\d{3})*)$/;

/** Longer texts are no number. This keeps a pasted page from taking seconds. */
const maxInsertedLength = 100;

/**
 * The digits of a text that arrives as a whole (pasted, dropped, filled in), as a field shows them; undefined if it is no
 * number that the field takes. Ignores spaces, and signs of plus, percent and currency, at its ends, and invisible
 * characters anywhere.
 */
export function insertedDigits(text: string, rule: NumberRule): string | undefined {
  if (text.length > maxInsertedLength) return undefined;
  const bare = withAsciiDigits(text)
    .replace(invisible, '')
    .replace(/^[\s+%٪％\p{Sc}]+|[\s+%٪％\p{Sc}]+$/gu, '');
  if (!wholeNumber.test(bare)) return undefined;
  const digits = bare.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return Number(digits) <= rule.maximum ? digits : undefined;
}
