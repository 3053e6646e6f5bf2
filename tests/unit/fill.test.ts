import { expect, test } from 'vitest';
import { fill } from '../../src/format/fill.ts';

test('values replace their placeholders, wherever and however often they occur', () => {
  expect(fill('{a} of {b}, {a}', { a: '1', b: '2' })).toBe('1 of 2, 1');
});

test('a placeholder without a value stays, to be filled later', () => {
  expect(fill('{a} of {b}', { a: '1' })).toBe('1 of {b}');
});

test('a value is inserted as it is, even one that looks like a pattern or a placeholder', () => {
  expect(fill('{a} {b}', { a: '$& $1', b: '{a}' })).toBe('$& $1 {a}');
});

test('braces without a name are text', () => {
  expect(fill('{} { a } {a-b}', { a: '1' })).toBe('{} { a } {a-b}');
});
