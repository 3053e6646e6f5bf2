import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputRules } from '../../src/model/inputs.ts';
import { insertedDigits, isTypable, withAsciiDigits } from '../../src/model/typed-number.ts';
import inserted from '../support/inserted.json' with { type: 'json' };

const { partnersAtStart: rule } = inputRules;

/** What a field makes of a text that is inserted at once. */
function valueOf(text: string): number | null {
  const digits = insertedDigits(text, rule);
  return digits === undefined ? null : Number(digits);
}

describe('a text that is inserted at once is a number or refused as a whole', () => {
  test.for(inserted.whole)('$text', ({ text, value }) => expect(valueOf(text)).toBe(value));

  test('a whole page is refused without being read', () => {
    for (const text of ['1'.repeat(100_000), ' '.repeat(100_000), 'word '.repeat(20_000)])
      expect(valueOf(text)).toBeNull();
  });
});

test('a field takes what is typed if it is at most five digits within its range', () => {
  const texts = ['', '0', '00000', '99999', '123456', '000001', '12,5', '2.', '-1', '1e3'];
  expect(texts.filter((text) => isTypable(text, rule))).toEqual(['', '0', '00000', '99999']);
});

test('every decimal digit of Unicode is one', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const digits = all.filter((character) => /^\p{Nd}$/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  // Unicode has each script's digits in a row, from 0 to 9.
  expect(digits.map((digit) => Number(withAsciiDigits(digit)))).toEqual(digits.map((_, at) => at % 10));
});

test('whatever is inserted, a field holds a whole number from 0 to its maximum', () => {
  const anyText = fc.string({ unit: fc.constantFrom('0', '1', '9', '٣', '-', '.', ',', '٫', ' ', '%', 'e') });
  fc.assert(
    fc.property(anyText, (text) => {
      const value = valueOf(text) ?? 0;
      expect(Number.isInteger(value) && value >= 0 && value <= rule.maximum).toBe(true);
    }),
  );
});
