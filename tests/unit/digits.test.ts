import { describe, expect, test } from 'vitest';
import { inputRules } from '../../src/config/inputs.ts';
import { numberOf, parseQueryValue, typedDigits } from '../../src/model/typed-number.ts';

const { partnersAtStart: whole } = inputRules;

/** What a field makes of a text. */
const numberTyped = (text: string) => numberOf(typedDigits(text, whole), whole);

/** The ten digits of each numbering system that the engine's locale data knows, zero first. */
const scripts = Intl.supportedValuesOf('numberingSystem')
  .map((numberingSystem) => {
    const format = new Intl.NumberFormat('en', { numberingSystem });
    return { numberingSystem, digits: Array.from({ length: 10 }, (_, value) => format.format(value)) };
  })
  .filter(({ digits }) => digits.every((digit) => /^\p{Nd}$/u.test(digit)));

function everyDecimalDigit(): string[] {
  const digits: string[] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    if (/^\p{Nd}$/u.test(character)) digits.push(character);
  }
  return digits;
}

describe('digits of every script are read by their value', () => {
  test.for([
    { script: 'Arabic-Indic', digits: '٠١٢٣٤٥٦٧٨٩' },
    { script: 'Persian', digits: '۰۱۲۳۴۵۶۷۸۹' },
    { script: 'Devanagari', digits: '०१२३४५६७८९' },
    { script: 'Thai', digits: '๐๑๒๓๔๕๖๗๘๙' },
    { script: 'full-width', digits: '０１２３４５６７８９' },
    { script: 'mathematical bold', digits: '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗' },
  ])('$script', ({ digits }) => {
    expect([...digits].map(numberTyped)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([...digits].map((digit) => parseQueryValue(digit, whole))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test.for(scripts)('$numberingSystem, as the locale data writes it', ({ digits }) => {
    expect(digits.map(numberTyped)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

test('every decimal digit of Unicode is accepted', () => {
  const digits = everyDecimalDigit();
  expect(digits.length).toBeGreaterThan(600);
  const values = digits.map((digit) => numberTyped(`1${digit}`) - 10);
  expect(digits.filter((_, index) => !(values[index]! >= 0 && values[index]! <= 9))).toEqual([]);
  for (let value = 0; value <= 9; value++) {
    expect(values.filter((one) => one === value)).toHaveLength(digits.length / 10);
  }
});

test('a digit has the value that compatibility normalisation gives it', () => {
  const variants = everyDecimalDigit().filter((digit) => /^[0-9]$/.test(digit.normalize('NFKC')));
  expect(variants.length).toBeGreaterThan(50);
  expect(variants.map(numberTyped)).toEqual(variants.map((digit) => Number(digit.normalize('NFKC'))));
});
