import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputRules, type InputRule } from '../../src/model/inputs.ts';
import { maximumInput } from '../../src/config/maximum-input.ts';
import {
  losesCharacters,
  toValue,
  refuses,
  afterDeletion,
  finalDigits,
  whileTyping,
} from '../../src/model/typed-number.ts';
import { fieldText } from '../../src/model/number-field.ts';
import { plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { languages } from '../../src/config/languages.ts';
import typed from './typed-numbers.json' with { type: 'json' };

const { partnersAtStart: whole, cancellation: percent } = inputRules;

/** What a field makes of a text. */
const numberTyped = (text: string) => toValue(finalDigits(text, whole), whole);

describe('a text becomes the whole part of the number that its digits and separators make', () => {
  test.for(typed.whole)('$text', ({ text, number }) => {
    expect(numberTyped(text)).toBe(number);
  });
});

test('a field for whole numbers takes no zeros in front, and a lone 0 is no text', () => {
  for (const [text, kept] of [
    ['0', ''],
    ['000', ''],
    ['007', '7'],
    ['٠٠٧', '7'],
    ['0000012345', '12345'],
    ['100', '100'],
  ] as const) {
    expect(finalDigits(text, whole), text).toBe(kept);
    expect(whileTyping(text, whole), text).toBe(kept);
  }
});

test('zeros that a deleted digit leaves behind stay, but not a lone one', () => {
  expect(afterDeletion('000', whole)).toBe('000');
  expect(afterDeletion('0', whole)).toBe('');
  expect(afterDeletion('0', inputRules.referralsTenths)).toBe('0');
});

describe('a typed character is refused where it does not fit, or would change nothing', () => {
  test.for([
    { shown: '12345', text: '912345', isRefused: true },
    { shown: '12345', text: '123456', isRefused: true },
    { shown: '1234', text: '1x234', isRefused: true },
    { shown: '1234', text: '1😀234', isRefused: true },
    { shown: '1234', text: '-1234', isRefused: true },
    { shown: '1234', text: '12 34', isRefused: true },
    { shown: '1234', text: '01234', isRefused: true },
    { shown: '', text: '0', isRefused: true },
    { shown: '12345', text: 'x', isRefused: true },
    { shown: '12345', text: '0', isRefused: false },
    { shown: '1234', text: '15234', isRefused: false },
    { shown: '1234', text: '1٥234', isRefused: false },
    { shown: '000', text: '0005', isRefused: false },
    { shown: '12', text: '12.', isRefused: false },
    // Typed over a number that is selected.
    { shown: '1', text: '1', isRefused: false },
  ])('$shown, $text', ({ shown, text, isRefused }) => {
    expect(refuses(shown, text, whole)).toBe(isRefused);
  });
});

test('a field that is being edited keeps dots and commas, and nothing else beside its digits', () => {
  for (const text of ['', '1.', '1,5', '.5', '1.234,5', '12.34567']) expect(whileTyping(text, whole)).toBe(text);
  expect(whileTyping('١٢٫٣', whole)).toBe('12٫3');
  expect(whileTyping('12x', whole)).toBe('12');
  expect(whileTyping('12 345', whole)).toBe('12345');
});

test('whatever is left out of a number is noticed, but for spaces, thousands’ separators, signs and invisible characters', () => {
  expect(losesCharacters('12.5', '12')).toBe(true);
  expect(losesCharacters('123456', '12345')).toBe(true);
  for (const [text, kept] of [
    ['about ٢٥٠ partners', '250'],
    ['-5', '5'],
    ['.5', ''],
    ['x', ''],
  ] as const) {
    expect(losesCharacters(text, kept), text).toBe(true);
  }
  for (const text of [
    '12.345',
    '12,345',
    '12 345\n',
    '12\u202f345',
    '12’345',
    '١٢٬٣٤٥',
    '12\u200b345',
    '\ufeff12345\u2069',
    '+12345',
    '$ 12,345',
    '12345 €',
    '12345%',
    '0012345',
  ]) {
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
    { text: '0100', kept: '100' },
    { text: '00150', kept: '15' },
    { text: '50 %', kept: '50' },
  ])('$text', ({ text, kept }) => {
    expect(finalDigits(text, percent)).toBe(kept);
    expect(whileTyping(text, percent)).toBe(kept);
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

test('every decimal digit of Unicode is accepted', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const digits = all.filter((character) => /^\p{Nd}$/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  // Unicode has each script's digits in a row, from 0 to 9.
  expect(digits.map((digit) => numberTyped(`1${digit}`) - 10)).toEqual(digits.map((_, at) => at % 10));
});

/** Texts that may be typed, pasted or in a link. Half of them consist of characters that occur in numbers. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('0', '1', '9', '٣', '۳', '３', '-', '.', ',', '٫', 'e', ' ', '\ud835') }),
);

/** A field for numbers from 0 to 10 with one decimal. */
const tenths: InputRule = { parameter: '', default: 0, maximum: 100, decimals: 1 };

describe('a field with a decimal takes the digits of a text, with any decimal sign, as tenths', () => {
  test.for(typed.tenths)('$text', ({ text, kept, number }) => {
    expect(finalDigits(text, tenths)).toBe(kept);
    expect(toValue(kept, tenths)).toBe(number);
  });
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
      for (const kept of [finalDigits(text, rule), finalDigits(whileTyping(text, rule), rule)]) {
        const number = toValue(kept, rule);
        expect(Number.isInteger(number) && number >= 0 && number <= rule.maximum).toBe(true);
        expect(finalDigits(kept, rule)).toBe(kept);
      }
    }),
  );
});

test.for(languages)('in $name, each number is read back from its field as the language writes it', (language) => {
  const formats = formatsFor(language, plan.currency);
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(inputRules)), fc.nat(), (rule, any) => {
      const number = any % (rule.maximum + 1);
      const shown = fieldText({ value: number }, rule, formats);
      expect(toValue(finalDigits(shown, rule), rule)).toBe(number);
    }),
  );
});
