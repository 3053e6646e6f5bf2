import { describe, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { site } from '../../src/config/site.ts';
import { accessNote, saleSentence } from '../../src/content/access-note.ts';
import { translator } from '../../src/content/translate.ts';

describe.for(languages)('$name', (language) => {
  const terms = translator(language)('subscriptionForCommission');

  test('says what is sold in a sentence of its own, ahead of what commission needs', () => {
    const note = accessNote(language, 'yoga');
    expect(note).toContain('yoga');
    expect(note.endsWith(terms)).toBe(true);
    expect(note.slice(0, note.length - terms.length).trim()).toBe(saleSentence(language, 'yoga'));
    expect(saleSentence(language, 'yoga')).toMatch(/^[^.]+\.$/);
  });

  test('says only what commission needs where the owner does not say what is sold', () => {
    expect(accessNote(language, '')).toBe(terms);
  });

  test('names the levels that it is given, one or several', () => {
    for (const levels of [['ONE'], ['ONE', 'TWO']])
      for (const level of levels) expect(saleSentence(language, 'yoga', levels)).toContain(level);
  });
});

test('the words are the settings’, which say nothing of a language that they leave out', () => {
  for (const language of languages)
    expect(accessNote(language)).toBe(accessNote(language, site.whatIsSold[language.code] ?? ''));
});
