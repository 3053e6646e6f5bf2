import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumInput } from '../../src/config/inputs.ts';
import { fittingDigits, formatTyped, parseQueryValue, typedDigits } from '../../src/model/whole-number.ts';

/** What a field makes of a text. */
const numberTyped = (text: string) => Number(typedDigits(text));

describe('typed text becomes the whole number of its digits', () => {
  test.for([
    { text: '', number: 0 },
    { text: '0', number: 0 },
    { text: '007', number: 7 },
    { text: '12345', number: 12345 },
    { text: '123456', number: 12345 },
    { text: '00000123456', number: 12345 },
    { text: '12 345', number: 12345 },
    { text: '12.345', number: 12345 },
    { text: '-5', number: 5 },
    { text: 'abc', number: 0 },
    { text: '1e3', number: 13 },
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
    { text: '7', before: '', after: '', digits: '7' },
    { text: '1x٢', before: '3', after: '', digits: '12' },
    { text: '6', before: '123', after: '45', digits: '' },
    { text: '678', before: '12', after: '3', digits: '67' },
    { text: '5', before: '', after: '00000', digits: '' },
    { text: '5', before: '', after: '0000', digits: '5' },
    { text: '12345', before: '00', after: '', digits: '12345' },
    { text: 'x', before: '1', after: '2', digits: '' },
    { text: '7', before: '123', after: '456', digits: '' },
  ])('$text between "$before" and "$after"', ({ text, before, after, digits }) => {
    expect(fittingDigits(text, before, after)).toBe(digits);
  });
});
