import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumInput } from '../../src/config/inputs.ts';
import {
  fittingText,
  formatTyped,
  isOutOfBounds,
  losesDigits,
  parseQueryValue,
  typedDigits,
  typedText,
} from '../../src/model/whole-number.ts';

/** What a field makes of a text. */
const numberTyped = (text: string) => Number(typedDigits(text));

describe('a text becomes the whole part of its first number', () => {
  test.for([
    { text: '', number: 0 },
    { text: '0', number: 0 },
    { text: '007', number: 7 },
    { text: '12345', number: 12345 },
    { text: '123456', number: 12345 },
    { text: '00000123456', number: 12345 },
    { text: '12 345', number: 12345 },
    { text: '12.345', number: 12345 },
    { text: '12,345', number: 12345 },
    { text: '12\u202f345', number: 12345 },
    { text: '12’345', number: 12345 },
    { text: '١٢٬٣٤٥', number: 12345 },
    { text: '12.5', number: 12 },
    { text: '12٫5', number: 12 },
    { text: '1٫234', number: 1 },
    { text: '25.00', number: 25 },
    { text: '1.234,50', number: 1234 },
    { text: '1,234.50', number: 1234 },
    { text: '1.00', number: 1 },
    { text: '1.0000', number: 1 },
    { text: '.5', number: 0 },
    { text: '0.5', number: 0 },
    { text: 'ca. 250 (24.5 %)', number: 250 },
    { text: '2024-05-01', number: 2024 },
    { text: '-5', number: 5 },
    { text: 'abc', number: 0 },
    { text: '1e5', number: 1 },
    { text: '½²Ⅻ五', number: 0 },
    { text: '1٢３', number: 123 },
  ])('$text', ({ text, number }) => {
    expect(numberTyped(text)).toBe(number);
  });
});

describe('a query value is a whole number or nothing', () => {
  test.for([
    { text: '0', number: 0 },
    { text: '99999', number: 99999 },
    { text: '0000000042', number: 42 },
    { text: '٤٢', number: 42 },
    { text: '', number: undefined },
    { text: '100000', number: undefined },
    { text: '9'.repeat(400), number: undefined },
    { text: '-1', number: undefined },
    { text: '1.5', number: undefined },
    { text: '1e3', number: undefined },
    { text: ' 5', number: undefined },
    { text: '5\n', number: undefined },
  ])('$text', ({ text, number }) => {
    expect(parseQueryValue(text)).toBe(number);
  });
});

test('0 is shown as an empty field and every other number as its digits', () => {
  expect(formatTyped(0)).toBe('');
  expect(formatTyped(maximumInput)).toBe('99999');
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('0', '9', '٣', '۳', '３', '-', '.', 'e', ' ', '\ud835') }),
);
const isInRange = (number: number) => Number.isInteger(number) && number >= 0 && number <= 99_999;

test('whatever is typed or pasted gives a whole number from 0 to 99999', () => {
  fc.assert(fc.property(anyText, (text) => isInRange(numberTyped(text)) && !Object.is(numberTyped(text), -0)));
});

test('any query value gives a whole number from 0 to 99999 or nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const number = parseQueryValue(text);
      return number === undefined || isInRange(number);
    }),
  );
});

test('a number shown in a field is read back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maximumInput }), (number) => {
      expect(numberTyped(formatTyped(number))).toBe(number);
      expect(parseQueryValue(String(number))).toBe(number);
    }),
  );
});

test('a field keeps zeros in front, as many as it has digits', () => {
  expect(typedDigits('007')).toBe('007');
  expect(typedDigits('000')).toBe('000');
  expect(typedDigits('0000000123456')).toBe('0000012345');
});

describe('what is typed between digits fits into five that count', () => {
  test.for([
    { text: '7', before: '', after: '', kept: '7' },
    { text: '1x٢', before: '3', after: '', kept: '1' },
    { text: '12x', before: '3', after: '', kept: '12' },
    { text: '6', before: '123', after: '45', kept: '' },
    { text: '678', before: '12', after: '3', kept: '67' },
    { text: '5', before: '', after: '00000', kept: '' },
    { text: '5', before: '', after: '0000', kept: '5' },
    { text: '12345', before: '00', after: '', kept: '12345' },
    { text: 'x', before: '1', after: '2', kept: '' },
    { text: '7', before: '123', after: '456', kept: '' },
    { text: '.', before: '12', after: '345', kept: '.' },
    { text: '5', before: '12.3', after: '4', kept: '5' },
    { text: '6', before: '12.34', after: '5', kept: '' },
    { text: '1.234,50', before: '', after: '', kept: '1234' },
  ])('$text between "$before" and "$after"', ({ text, before, after, kept }) => {
    expect(fittingText(text, before, after)).toBe(kept);
  });
});

test('a field that is being edited keeps dots and commas, and nothing else beside its digits', () => {
  for (const text of ['', '1.', '1,5', '1.234,5', '.5']) expect(typedText(text)).toBe(text);
  expect(typedText('١٢٫٣')).toBe('12٫3');
  expect(typedText('12x')).toBe('12');
  expect(typedText('12 345')).toBe('12345');
  expect(typedText('12.34567')).toBe('12');
});

test('digits that are left out of a number are noticed, and nothing else is', () => {
  expect(losesDigits('12.5', '12')).toBe(true);
  expect(losesDigits('123456', '12345')).toBe(true);
  expect(losesDigits('about ٢٥٠ partners', '250')).toBe(false);
  expect(losesDigits('12.345', '12345')).toBe(false);
});

test('a field takes numbers from 0 to the largest', () => {
  expect([-1, 0, maximumInput, maximumInput + 1].map(isOutOfBounds)).toEqual([true, false, false, true]);
});

test('a number that is grouped in any usual way is read back unchanged', () => {
  const separators = fc.constantFrom('.', ',', ' ', '\u00a0', '\u202f', '’', "'", '٬');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maximumInput }), separators, (number, separator) => {
      const grouped = formatTyped(number, (one) =>
        String(one).replace(/(\d{3})$/, number > 999 ? `${separator}$1` : '$1'),
      );
      expect(numberTyped(grouped)).toBe(number);
    }),
  );
});
