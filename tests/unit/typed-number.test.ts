import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputRules } from '../../src/config/inputs.ts';
import { maximumInput } from '../../src/config/maximum-input.ts';
import { losesCharacters, numberOf, typedDigits, typedText } from '../../src/model/typed-number.ts';
import typed from './typed-numbers.json' with { type: 'json' };

const { partnersAtStart: whole, cancellation: percent } = inputRules;

/** What a field makes of a text. */
const numberTyped = (text: string) => numberOf(typedDigits(text, whole), whole);

describe('a text becomes the whole part of the number that its digits and separators make', () => {
  test.for(typed.whole)('$text', ({ text, number }) => {
    expect(numberTyped(text)).toBe(number);
  });
});

test('a field keeps zeros in front, as many as it has digits', () => {
  expect(typedDigits('007', whole)).toBe('007');
  expect(typedDigits('000', whole)).toBe('000');
  expect(typedDigits('0000000123456', whole)).toBe('0000012345');
});

test('a field that is being edited keeps dots and commas, and nothing else beside its digits', () => {
  for (const text of ['', '1.', '1,5', '1.234,5', '12.34567']) expect(typedText(text, whole)).toBe(text);
  expect(typedText('١٢٫٣', whole)).toBe('12٫3');
  expect(typedText('12x', whole)).toBe('12');
  expect(typedText('12 345', whole)).toBe('12345');
  expect(typedText('.5', whole)).toBe('5');
});

test('whatever is left out of a number is noticed, but for spaces and thousands’ separators', () => {
  expect(losesCharacters('12.5', '12')).toBe(true);
  expect(losesCharacters('123456', '12345')).toBe(true);
  for (const [text, kept] of [
    ['about ٢٥٠ partners', '250'],
    ['-5', '5'],
    ['.5', '5'],
    ['x', ''],
  ] as const) {
    expect(losesCharacters(text, kept), text).toBe(true);
  }
  for (const text of ['12.345', '12,345', '12 345\n', '12\u202f345', '12’345', '١٢٬٣٤٥']) {
    expect(losesCharacters(text, '12345'), text).toBe(false);
  }
  for (const separator of ['’', '٬', ' ']) expect(losesCharacters(separator, '')).toBe(false);
});

describe('a percentage takes no more than a hundred', () => {
  test.for([
    { text: '100', kept: '100' },
    { text: '101', kept: '10' },
    { text: '150', kept: '15' },
    { text: '١٥٠', kept: '15' },
    { text: '1000', kept: '100' },
    { text: '0100', kept: '0100' },
    { text: '00150', kept: '0015' },
    { text: '50 %', kept: '50' },
  ])('$text', ({ text, kept }) => {
    expect(typedDigits(text, percent)).toBe(kept);
    expect(typedText(text, percent)).toBe(kept);
  });
});

test('a number that is grouped in any usual way is read back unchanged', () => {
  const separators = fc.constantFrom('.', ',', ' ', '\u00a0', '\u202f', '’', "'", '٬');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maximumInput }), separators, (number, separator) => {
      const grouped = String(number).replace(/(\d{3})$/, number > 999 ? `${separator}$1` : '$1');
      expect(numberTyped(grouped)).toBe(number);
    }),
  );
});

function everyDecimalDigit(): string[] {
  const digits: string[] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    if (/^\p{Nd}$/u.test(character)) digits.push(character);
  }
  return digits;
}

test('every decimal digit of Unicode is accepted', () => {
  const digits = everyDecimalDigit();
  expect(digits.length).toBeGreaterThan(600);
  const values = digits.map((digit) => numberTyped(`1${digit}`) - 10);
  expect(digits.filter((_, index) => !(values[index]! >= 0 && values[index]! <= 9))).toEqual([]);
  for (let value = 0; value <= 9; value++) {
    expect(values.filter((one) => one === value)).toHaveLength(digits.length / 10);
  }
});
