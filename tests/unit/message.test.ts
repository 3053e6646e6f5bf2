import { expect, test } from 'vitest';
import { writeMessage } from '../../src/content/message.ts';

const writeIn = (locale: string, text: string, values: Readonly<Record<string, string | number>>) =>
  writeMessage(text, values, locale);

test('a text is inserted as it is, even one that looks like a message', () => {
  expect(writeIn('en-US', '{a} {b}', { a: '{b, plural, other {#}}', b: "'{'" })).toBe("{b, plural, other {#}} '{'");
});

test('what has no value stays, for the browser to fill in, and numbers have Latin digits', () => {
  expect(writeIn('ar-EG', '{month}: {count, plural, other {#}}', { count: 1234 })).toBe('{month}: 1,234');
});
