import { maximumDigits, maximumInput } from '../config/inputs.ts';

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
 * The whole part of the first number in a text, and what stands before it. A separator groups thousands if exactly three digits follow, in
 * whichever language; at any other, and at any letter, the number ends. `.5` has no whole part.
 */
const wholePart = /(^|[^\d.,٫])\d+([\s.,٬'’]\d{3}(?!\d))*/;

/** Zeros in front, as many as digits count, and the digits that count. */
const fitting = RegExp(`^(0{0,${maximumDigits}})0*(\\d{0,${maximumDigits}}).*`);

/** Whether a number is none that a field takes. */
export const isOutOfBounds = (value: number) => value < 0 || value > maximumInput;

const hasTooManyDigits = (text: string) => isOutOfBounds(Number(digitsOf(text)));

/**
 * The number that a field takes from a text that was typed, pasted or filled in, as digits in ASCII, of which five
 * count. Leading zeros stay, because digits may yet be put before them: who deletes the 1 of 1000 may want 5000.
 */
export const typedDigits = (text: string) =>
  digitsOf(wholePart.exec(withAsciiDigits(text))?.[0] ?? '').replace(fitting, '$1$2');

/** What a field keeps of its text while someone edits it: separators too, which the next digit can make thousands. */
export function typedText(text: string): string {
  const kept = withAsciiDigits(text);
  return /[^\d.,٫]/.test(kept) || hasTooManyDigits(kept) ? typedDigits(text) : kept;
}

/**
 * What of a text fits between what stands before and after it in a field: a separator that was typed, or as many
 * digits of its number, in ASCII, as leave the field with five that count.
 */
export function fittingText(text: string, before: string, after: string): string {
  let kept = (text.length > 1 ? typedDigits : typedText)(text);
  while (kept !== '' && hasTooManyDigits(before + kept + after)) kept = kept.slice(0, -1);
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

/** A query parameter's value as a whole number from 0 to 99,999; undefined if it is anything else. */
export function parseQueryValue(text: string): number | undefined {
  const digits = withAsciiDigits(text);
  return /^\d+$/.test(digits) && Number(digits) <= maximumInput ? Number(digits) : undefined;
}
