import { describe, expect, test } from 'vitest';
import { messageFaults, type Rules } from '../../src/content/checks/message-faults.ts';

const faultsOf = (text: string, rules: Partial<Rules> = {}) =>
  messageFaults(text, {
    locale: 'en-US',
    required: [],
    facts: ['count', 'tier'],
    isFilledInBrowser: false,
    ...rules,
  });

describe('a text that is no ICU message is refused, and the sentence says what is wrong and where', () => {
  test.for([
    { text: 'Month {count', fault: 'is not a valid ICU message: expect argument closing brace, after “Month ”' },
    {
      text: 'For {count, plural, one {# month}}',
      fault: 'is not a valid ICU message: missing other clause, after “lural, one {# month}”',
    },
  ])('$text', ({ text, fault }) => {
    expect(faultsOf(text)).toEqual([fault]);
  });
});

test.for(['{count, number}', '{count, number, ::currency/USD}', '{count, date}', '{count, time, ::Hm}'])(
  'a number has no format but the page’s: %s',
  (text) => {
    expect(faultsOf(text, { required: ['count'] })).toEqual([
      'gives {count} a format of its own: write {count}, which has the page’s format',
    ]);
  },
);

test.for(['{amount, plural, one {a} other {b}}', '{amount, select, 0 {a} other {b}}'])(
  'what the page fills in later chooses no form: %s',
  (text) => {
    expect(faultsOf(text, { required: ['amount'], isFilledInBrowser: true })).toEqual([
      'has forms for {amount}, which is filled in on the page, where no form can be chosen any more',
    ]);
  },
);

describe('a plural has the forms of its language', () => {
  test.for([
    {
      locale: 'en-US',
      text: '{count, plural, other {# partners}}',
      faults: ['lacks the plural form “one” for {count}'],
    },
    { locale: 'pl-PL', text: '{count, plural, one {a} few {b} many {c} other {d}}', faults: [] },
    {
      locale: 'pl-PL',
      text: '{count, plural, one {a} other {d}}',
      faults: ['lacks the plural form “many” for {count}', 'lacks the plural form “few” for {count}'],
    },
    // Czech has “many” for fractions alone: no number here is one.
    { locale: 'cs-CZ', text: '{count, plural, one {a} few {b} other {c}}', faults: [] },
    {
      locale: 'de-DE',
      text: '{count, plural, one {a} few {b} other {c}}',
      faults: ['has the plural form “few” for {count}, but the language has one, other'],
    },
    {
      locale: 'en-US',
      text: '{count, selectordinal, one {#st} two {#nd} other {#th}}',
      faults: ['lacks the plural form “few” for {count}'],
    },
  ])('$locale: $text', ({ locale, text, faults }) => {
    expect(faultsOf(text, { locale })).toEqual(faults);
  });
});

describe('a placeholder of the German text is there in every language', () => {
  const required = ['count', 'tier'];
  test.for([
    { text: '{count, plural, one {a {tier}} other {# {tier}}}', faults: [] },
    { text: '{tier} partners', faults: ['lacks {count}, which the German text has'] },
    { text: 'partners', faults: ['lacks {count}, {tier}, which the German text has'] },
  ])('$text', ({ text, faults }) => {
    expect(faultsOf(text, { required })).toEqual(faults);
  });
});

test.for([
  { text: 'Earn €5,000 a month', fault: 'has “€5,000”: numbers' },
  { text: 'Within 12 months, 5% each', fault: 'has “12”: numbers' },
  { text: '<b>Register</b>', fault: 'has “<b>”, which pages would show as it stands' },
  { text: 'Levels &amp; plans', fault: 'has “&amp;”, which pages would show as it stands' },
  { text: '{count, select, ja {a} other {b}}', fault: 'has the keyword “ja” for {count}' },
])('“$text” is refused', ({ text, fault }) => {
  expect(faultsOf(text)[0]).toContain(fault);
});

test('a plan may have any name, and a text may say what it means', () => {
  for (const text of ['PRO, Plus, One and Free', 'Passive income, guaranteed', 'Level 1, 0.5 rounded up'])
    expect(faultsOf(text)).toEqual([]);
});

test('a placeholder in a form is known, too', () => {
  expect(faultsOf('{count, plural, one {{constructor}} other {{level}}}')).toEqual([
    'has {constructor}, {level}, which nothing fills in',
  ]);
});
