import { maximumDigits, maximumInput } from '../config/inputs.ts';

const decimalDigit = /\p{Nd}/u;

/**
 * The value of a decimal digit of any script. Unicode keeps each script's ten digits together and in
 * order (chapter 4.6), so a digit's value is its distance from the start of its run, modulo ten.
 */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0)!;
  let distance = 0;
  while (decimalDigit.test(String.fromCodePoint(codePoint - distance - 1))) distance += 1;
  return distance % 10;
}

/** The text with every decimal digit in its ASCII form. */
const withAsciiDigits = (text: string) => text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** The digits that make up the number: without leading zeros. */
const significant = (digits: string) => digits.replace(/^0+/, '');

/**
 * What a field keeps of a text that was typed, pasted or filled in: its digits, in ASCII, of which five count. Leading
 * zeros stay, because digits may yet be put before them: who deletes the 1 of 1000 may want 5000.
 */
export function typedDigits(text: string): string {
  const digits = withAsciiDigits(text).replace(/\D/g, '');
  const counting = significant(digits);
  return '0'.repeat(Math.min(maximumDigits, digits.length - counting.length)) + counting.slice(0, maximumDigits);
}

/**
 * The digits of a text, in ASCII, that fit between what stands before and after it in a field: as many from its start
 * as leave the field with five that count.
 */
export function fittingDigits(text: string, before: string, after: string): string {
  let digits = typedDigits(text);
  while (digits !== '' && significant(before + digits + after).length > maximumDigits) digits = digits.slice(0, -1);
  return digits;
}

/** A number as its field shows it: 0 is an empty field. */
export function formatTyped(value: number): string {
  return value === 0 ? '' : String(value);
}

/** A query parameter's value as a whole number from 0 to 99,999; undefined if it is anything else. */
export function parseQueryValue(text: string): number | undefined {
  const digits = withAsciiDigits(text);
  return /^\d+$/.test(digits) && Number(digits) <= maximumInput ? Number(digits) : undefined;
}
