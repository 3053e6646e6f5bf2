import { expect, test } from 'vitest';
import { roomFor } from '../../src/format/number-formats.ts';

test('amounts get room for the longest of them, in the steps that the styles know', () => {
  expect(roomFor(['$1.00', '$12.00'])).toBe(10);
  expect(roomFor(['$1.00', '$123,456,789.00'])).toBe(15);
  expect(roomFor(['$1234567890.00'])).toBe(15);
  expect(roomFor(['9'.repeat(17)])).toBe(18);
  expect(roomFor(['9'.repeat(30)])).toBe(24);
});

test('marks of direction take no room', () => {
  expect(roomFor(['\u200f123456789012'])).toBe(12);
});
