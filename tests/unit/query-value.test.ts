import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputRules } from '../../src/config/inputs.ts';
import { parseQueryValue, shownNumber } from '../../src/model/typed-number.ts';
import { anyText } from './any-text.ts';

const { partnersAtStart: whole, cancellation: percent, referralsTenths: tenths } = inputRules;

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
    { text: '5.0', number: undefined },
    { text: '1e3', number: undefined },
    { text: ' 5 ', number: 5 },
    { text: '5\n', number: 5 },
    { text: '5 5', number: undefined },
  ])('$text', ({ text, number }) => {
    expect(parseQueryValue(text, whole)).toBe(number);
  });
});

describe('a query value with a decimal is a number of tenths or nothing', () => {
  test.for([
    { text: '0', number: 0 },
    { text: '0.5', number: 5 },
    { text: '3', number: 30 },
    { text: '1.1', number: 11 },
    { text: '10.0', number: 100 },
    { text: '002.30', number: undefined },
    { text: '002.3', number: 23 },
    { text: '٢.٥', number: 25 },
    { text: '99.9', number: undefined },
    { text: '1,5', number: undefined },
    { text: '1.55', number: undefined },
    { text: '1.5.5', number: undefined },
    { text: '.5', number: undefined },
    { text: '5.', number: undefined },
    { text: '-0.5', number: undefined },
    { text: '5e-1', number: undefined },
    { text: ' 0.5', number: 5 },
    { text: '0.5 ', number: 5 },
    { text: '0. 5', number: undefined },
    { text: '', number: undefined },
  ])('$text', ({ text, number }) => {
    expect(parseQueryValue(text, { ...tenths, maximum: 100 })).toBe(number);
  });

  test('which is a whole number, whatever a computer makes of a tenth', () => {
    for (let number = 0; number <= 1000; number++)
      expect(parseQueryValue(String(number / 10), { ...tenths, maximum: 1000 })).toBe(number);
  });

  test('the largest is accepted, and nothing above it', () => {
    expect(parseQueryValue('7.3', { ...tenths, maximum: 73 })).toBe(73);
    expect(parseQueryValue('7.4', { ...tenths, maximum: 73 })).toBeUndefined();
  });
});

describe('a query value of a percentage is no more than a hundred', () => {
  test.for([
    { text: '0', number: 0 },
    { text: '100', number: 100 },
    { text: '0100', number: 100 },
    { text: '101', number: undefined },
    { text: '0.5', number: undefined },
    { text: '50%', number: undefined },
  ])('$text', ({ text, number }) => {
    expect(parseQueryValue(text, percent)).toBe(number);
  });
});

const anyDecimal = fc.stringMatching(/^\d{1,6}(\.\d)?$/);

test('any query value gives a whole number from 0 to the largest or nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(inputRules)), fc.oneof(anyText, anyDecimal), (rule, text) => {
      const number = parseQueryValue(text, rule);
      expect(number === undefined || (Number.isInteger(number) && number >= 0 && number <= rule.maximum)).toBe(true);
    }),
  );
});

test('every number is read back from a query', () => {
  for (const rule of Object.values(inputRules))
    for (let number = 0; number <= rule.maximum; number++)
      if (parseQueryValue(String(shownNumber(number, rule)), rule) !== number)
        expect.fail(`${rule.parameter} ${number}`);
});
