import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureText } from '../../src/state/figures.ts';
import { anyInputs } from './any-plan.ts';

test('an assumption is written as people write it', () => {
  const formats = { money: String, count: String, percent: (percent: number) => `${percent}%` };
  fc.assert(
    fc.property(anyInputs, ({ conversion, cancellation, referralsTenths }) => {
      expect(figureText('conversion', conversion, formats)).toBe(`${conversion}%`);
      expect(figureText('cancellation', cancellation, formats)).toBe(`${cancellation}%`);
      expect(figureText('referralsTenths', referralsTenths, formats)).toBe(String(referralsTenths / 10));
    }),
  );
});
