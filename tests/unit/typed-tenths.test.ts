import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputRules, referralStepTenths, type InputRule } from '../../src/config/inputs.ts';
import { languages } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { losesCharacters, numberOf, typedDigits, typedText } from '../../src/model/typed-number.ts';
import { fieldText } from '../../src/model/number-field.ts';
import { anyText } from './any-text.ts';

/** A field for numbers from 0 to 10 with one decimal. */
const tenths: InputRule = { parameter: '', default: 0, maximum: 100, decimals: 1 };

describe('a field with a decimal takes the digits of a text, with any decimal sign, as tenths', () => {
  test.for([
    { text: '', kept: '', number: 0 },
    { text: '0', kept: '0', number: 0 },
    { text: '3', kept: '3', number: 30 },
    { text: '0.5', kept: '0.5', number: 5 },
    { text: '0,5', kept: '0,5', number: 5 },
    { text: '0٫5', kept: '0٫5', number: 5 },
    { text: '٢٫٥', kept: '2٫5', number: 25 },
    { text: '۲.۵', kept: '2.5', number: 25 },
    { text: '.5', kept: '.5', number: 5 },
    { text: ',5', kept: ',5', number: 5 },
    { text: '5.', kept: '5.', number: 50 },
    { text: ',', kept: ',', number: 0 },
    { text: '00,5', kept: '00,5', number: 5 },
    { text: '0,55', kept: '0,5', number: 5 },
    { text: '1.1.5', kept: '1.1', number: 11 },
    { text: '1..5', kept: '1.5', number: 15 },
    { text: '1.234,5', kept: '1.2', number: 12 },
    { text: '10', kept: '10', number: 100 },
    { text: '10,0', kept: '10,0', number: 100 },
    { text: '10,5', kept: '10,', number: 100 },
    { text: '12', kept: '1', number: 10 },
    { text: '100', kept: '10', number: 100 },
    { text: '-0.5', kept: '0.5', number: 5 },
    { text: 'about 2', kept: '2', number: 20 },
    { text: '2,5 partners', kept: '2,5', number: 25 },
    { text: 'none', kept: '', number: 0 },
  ])('$text', ({ text, kept, number }) => {
    expect(typedDigits(text, tenths)).toBe(kept);
    expect(numberOf(kept, tenths)).toBe(number);
  });
});

test('while it is edited, it keeps what begins a number, and drops what no number holds', () => {
  for (const text of ['', '1.', '1,', ',', '.5', '0٫5', '10,0']) expect(typedText(text, tenths)).toBe(text);
  expect(typedText('٢٫٥', tenths)).toBe('2٫5');
  expect(typedText('1,55', tenths)).toBe('1,5');
  expect(typedText('1.5.', tenths)).toBe('1.5');
  expect(typedText('15', tenths)).toBe('1');
  expect(typedText('5x', tenths)).toBe('5');
});

test('a second decimal is noticed as lost, and another decimal sign is not', () => {
  expect(losesCharacters('0,55', '0,5')).toBe(true);
  expect(losesCharacters('٠٫٥', '0٫5')).toBe(false);
});

const anyRule = fc.record<InputRule>({
  parameter: fc.constant(''),
  default: fc.constant(0),
  maximum: fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: 99_999 })),
  decimals: fc.constantFrom(0, 1),
});

test('whatever is typed, and whatever a field’s bounds, it holds a whole number from 0 to its maximum', () => {
  fc.assert(
    fc.property(anyText, anyRule, (text, rule) => {
      for (const kept of [typedDigits(text, rule), typedDigits(typedText(text, rule), rule)]) {
        const number = numberOf(kept, rule);
        expect(Number.isInteger(number) && number >= 0 && number <= rule.maximum).toBe(true);
        expect(typedDigits(kept, rule)).toBe(kept);
      }
    }),
  );
});

test('a text gives the same number whether it is typed or pasted', () => {
  const unit = fc.constantFrom(...'0123459٣７', ...".,٫٬’'", ' ', '\u00a0', ...'-+/e%x', '½');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), anyRule, (text, rule) => {
      const number = numberOf(typedDigits(text, rule), rule);
      const typed = Array.from(text).reduce((shown, character) => typedText(shown + character, rule), '');
      expect(numberOf(typedDigits(typed, rule), rule)).toBe(number);
    }),
    { numRuns: 1000 },
  );
});

test.for(languages)('in $name, each number is read back from its field as the language writes it', (language) => {
  const { count } = formatsFor(language, plan.currency);
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(inputRules)), fc.nat(), (rule, any) => {
      const number = any % (rule.maximum + 1);
      const shown = fieldText({ value: number }, rule, count);
      expect(numberOf(typedDigits(shown, rule), rule)).toBe(number);
    }),
  );
});

test('steps of the referrals lead from nothing to the plan’s and to the largest number', () => {
  const { default: planned, maximum } = inputRules.referralsTenths;
  expect([planned, maximum].map((number) => number % referralStepTenths)).toEqual([0, 0]);
});
