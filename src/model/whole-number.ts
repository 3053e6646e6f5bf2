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

/**
 * What a visitor typed or pasted, as a whole number from 0 to 99,999: its first five significant digits
 * without anything else. Never fails: text without digits is 0.
 */
export function parseTyped(text: string): number {
  const digits = withAsciiDigits(text).replace(/\D/g, '').replace(/^0+/, '');
  return Number(digits.slice(0, maximumDigits));
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
