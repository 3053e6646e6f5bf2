import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputRules, type InputRule } from '../../src/model/inputs.ts';
import { languages } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { toValue, typedDigits, typedText } from '../../src/model/typed-number.ts';
import { fieldText } from '../../src/model/number-field.ts';
import { anyText } from './any-text.ts';
import typed from './typed-numbers.json' with { type: 'json' };

/** A field for numbers from 0 to 10 with one decimal. */
const tenths: InputRule = { parameter: '', default: 0, maximum: 100, decimals: 1 };

describe('a field with a decimal takes the digits of a text, with any decimal sign, as tenths', () => {
  test.for(typed.tenths)('$text', ({ text, kept, number }) => {
    expect(typedDigits(text, tenths)).toBe(kept);
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
      for (const kept of [typedDigits(text, rule), typedDigits(typedText(text, rule), rule)]) {
        const number = toValue(kept, rule);
        expect(Number.isInteger(number) && number >= 0 && number <= rule.maximum).toBe(true);
        expect(typedDigits(kept, rule)).toBe(kept);
      }
    }),
  );
});

test('a text gives the same number whether it is typed or pasted', () => {
  const unit = fc.constantFrom(...'0123459٣７', ...".,٫٬’'", ' ', '\u00a0', ...'-+/%', '½');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), anyRule, (text, rule) => {
      const number = toValue(typedDigits(text, rule), rule);
      const typed = Array.from(text).reduce((shown, character) => typedText(shown + character, rule), '');
      expect(toValue(typedDigits(typed, rule), rule)).toBe(number);
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
      expect(toValue(typedDigits(shown, rule), rule)).toBe(number);
    }),
  );
});
