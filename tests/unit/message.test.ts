import { describe, expect, test } from 'vitest';
import { writeMessage } from '../../src/content/message.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';

const writeIn = (locale: string, text: string, values: Readonly<Record<string, string | number>>) =>
  writeMessage(text, values, { locale, count: formatsFor({ numberLocale: locale }, 'USD').count });

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

test('a word chooses a form, or “other”', () => {
  const text = '{tier, select, PLUS {more} other {{tier}}}';
  expect(['PLUS', 'START', 'constructor'].map((tier) => writeIn('en-US', text, { tier }))).toEqual([
    'more',
    'START',
    'constructor',
  ]);
});

test('a text is inserted as it is, even one that looks like a message', () => {
  expect(writeIn('en-US', '{a} {b}', { a: '{b, plural, other {#}}', b: "'{'" })).toBe("{b, plural, other {#}} '{'");
});

test('an apostrophe is one, except before a brace', () => {
  expect(writeIn('fr-FR', "l'exemple d'{tier}", { tier: 'ICU' })).toBe("l'exemple d{tier}");
  expect(writeIn('fr-FR', "l'exemple d''{tier}", { tier: 'ICU' })).toBe("l'exemple d'ICU");
});

test.for(['{month, plural, other {#}}', '{month, select, other {a}}'])(
  'what the browser fills in cannot choose a form: %s',
  (text) => {
    expect(() => writeIn('en-US', text, {})).toThrow('depends on {month}, for which the build has no fitting value');
  },
);
