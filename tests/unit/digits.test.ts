import { expect, test } from 'vitest';
import { inputRules } from '../../src/config/inputs.ts';
import { numberOf, typedDigits } from '../../src/model/typed-number.ts';

const { partnersAtStart: whole } = inputRules;

/** What a field makes of a text. */
const numberTyped = (text: string) => numberOf(typedDigits(text, whole), whole);

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
