import { expect, test } from 'vitest';
import { revenueName, valuesFor } from '../../src/components/calculator/values.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/formats.ts';

test('every month has its revenue as a text', () => {
  const values = valuesFor({ partnersAtStart: 1, newLevel1PartnersPerMonth: 0 }, formatsFor('en-US', plan.currency));
  const names = Array.from({ length: 12 }, (_, index) => revenueName(index + 1));
  expect(names.every((name) => name in values)).toBe(true);
  expect(values[revenueName(1)]).toBe('$18.75');
  expect(values[revenueName(2)]).toBe('$21.25');
});
