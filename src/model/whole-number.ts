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

/** The ASCII form of the first `maximumDigits` significant digits in a text, everything else dropped. */
function significantDigits(text: string): string {
  let digits = '';
  for (const { 0: digit } of text.matchAll(/\p{Nd}/gu)) {
    digits += digitValue(digit);
    if (digits === '0') digits = '';
    if (digits.length === maximumDigits) break;
  }
  return digits;
}

/** What a visitor typed or pasted, as a whole number from 0 to 99,999. Never fails: no digits are 0. */
export function parseTyped(text: string): number {
  return Number(significantDigits(text));
}

/** How a field shows a number: 0 is empty. */
export function formatTyped(value: number): string {
  return value === 0 ? '' : String(value);
}

/** A query parameter's value as a whole number from 0 to 99,999; undefined if it is anything else. */
export function parseQueryValue(text: string): number | undefined {
  if (!/^\p{Nd}+$/u.test(text)) return undefined;
  const significant = [...text].map(digitValue).join('').replace(/^0+/, '');
  return Number(significant) <= maximumInput ? Number(significant) : undefined;
}
