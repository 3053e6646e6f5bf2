import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { inputRules } from '../../src/model/inputs.ts';
import { fieldText } from '../../src/model/number-field.ts';
import { insertedDigits, isTypable, toValue, withAsciiDigits } from '../../src/model/typed-number.ts';
import inserted from '../support/inserted.json' with { type: 'json' };

const { partnersAtStart: whole, conversion: percent } = inputRules;
/** As with two referrals, whatever an owner's plan has. */
const tenths = { ...inputRules.referralsTenths, maximum: 20 };

/** What a field makes of a text that is inserted at once. */
function valueOf(text: string, rule = whole): number | null {
  const digits = insertedDigits(text, rule);
  return digits === undefined ? null : toValue(digits, rule);
}

describe('a text that is inserted at once is a number or refused as a whole', () => {
  test.for(inserted.whole)('$text', ({ text, value }) => expect(valueOf(text)).toBe(value));
  test.for(inserted.tenths)('with a decimal: $text', ({ text, value }) => expect(valueOf(text, tenths)).toBe(value));

  test('a whole page is refused without being read', () => {
    for (const text of ['1'.repeat(100_000), ' '.repeat(100_000), 'word '.repeat(20_000)])
      expect(valueOf(text)).toBeNull();
  });
});

test('a field takes what is typed if it is at most five digits within its range', () => {
  const taken = (texts: readonly string[], rule: typeof whole) => texts.filter((text) => isTypable(text, rule));
  const texts = ['', '0', '00000', '99999', '123456', '000001', '12,5', '-1', '1e3'];
  expect(taken(texts, whole)).toEqual(['', '0', '00000', '99999']);
  expect(taken(['100', '101'], percent)).toEqual(['100']);
  expect(taken(['1,5', '2.', '٫5', '1.55', '1.2.3', '2,1'], tenths)).toEqual(['1,5', '2.', '٫5']);
});

test('every decimal digit of Unicode is one', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const digits = all.filter((character) => /^\p{Nd}$/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  // Unicode has each script's digits in a row, from 0 to 9.
  expect(digits.map((digit) => Number(withAsciiDigits(digit)))).toEqual(digits.map((_, at) => at % 10));
});

test('whatever is inserted, a field holds a whole number of its unit from 0 to its maximum', () => {
  const anyText = fc.string({ unit: fc.constantFrom('0', '1', '9', '٣', '-', '.', ',', '٫', ' ', '%', 'e') });
  fc.assert(
    fc.property(anyText, fc.constantFrom(...Object.values(inputRules)), (text, rule) => {
      const value = valueOf(text, rule) ?? 0;
      expect(Number.isInteger(value) && value >= 0 && value <= rule.maximum).toBe(true);
    }),
  );
});

test.for(languages)('in $name, each number is read back from its field as the language writes it', (language) => {
  const formats = formatsFor(language);
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(inputRules)), fc.nat(), (rule, any) => {
      const value = any % (rule.maximum + 1);
      expect(valueOf(fieldText({ value }, rule, formats) || '0', rule)).toBe(value);
    }),
  );
});
