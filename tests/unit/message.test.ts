import { describe, expect, test } from 'vitest';
import { writeMessage } from '../../src/content/message.ts';

const writeIn = (locale: string, text: string, values: Readonly<Record<string, string | number>>) =>
  writeMessage(text, values, locale);

describe('a number chooses the form that its language requires', () => {
  test.for([
    {
      locale: 'pl-PL',
      text: '{count, plural, one {# partner} few {# partnerzy} many {# partnerów} other {# partnera}}',
      written: ['0 partnerów', '1 partner', '2 partnerzy', '5 partnerów', '12 partnerów', '22 partnerzy'],
    },
    {
      locale: 'ar-AE',
      text: '{count, plural, zero {لا شركاء} one {شريك واحد} two {شريكان} few {# شركاء} many {# شريكًا} other {# شريك}}',
      written: ['لا شركاء', 'شريك واحد', 'شريكان', '5 شركاء', '12 شريكًا', '22 شريكًا'],
    },
    {
      locale: 'en-US',
      text: '{count, plural, =0 {nobody} one {# partner} other {# partners}}',
      written: ['nobody', '1 partner', '2 partners', '5 partners', '12 partners', '22 partners'],
    },
    {
      locale: 'en-US',
      text: '{count, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}',
      written: ['nobody', 'you', 'you and 1 other', 'you and 4 others', 'you and 11 others', 'you and 21 others'],
    },
  ])('$locale: $text', ({ locale, text, written }) => {
    expect([0, 1, 2, 5, 12, 22].map((count) => writeIn(locale, text, { count }))).toEqual(written);
  });
});

test('a text is inserted as it is, even one that looks like a message', () => {
  expect(writeIn('en-US', '{a} {b}', { a: '{b, plural, other {#}}', b: "'{'" })).toBe("{b, plural, other {#}} '{'");
});

test('what has no value stays, for the browser to fill in, and numbers have Latin digits', () => {
  expect(writeIn('ar-EG', '{month}: {count, plural, other {#}}', { count: 1234 })).toBe('{month}: 1,234');
});
