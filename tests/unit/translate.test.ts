import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages, type Language } from '../../src/config/languages.ts';
import { listOf } from '../../src/content/facts.ts';
import { lookUp, translator } from '../../src/content/translate.ts';

const english = languages.find(({ code }) => code === 'en')!;

/** A language that the project may or may not have. */
const speaking = (code: string): Language => ({ ...english, code });
const [czech, polish] = [speaking('cs'), speaking('pl')];

describe('a text', () => {
  const incomplete = {
    de: { title: 'Titel', subtitle: 'Untertitel', month: '' },
    cs: { title: 'Titulek', subtitle: ' ' },
  };

  test('is the language’s own if it has one', () => {
    expect(lookUp('title', czech, incomplete)).toEqual({ text: 'Titulek', language: czech });
  });

  test('is German if the language has none or an empty one', () => {
    expect(lookUp('subtitle', czech, incomplete)).toEqual({ text: 'Untertitel', language: defaultLanguage });
    expect(lookUp('title', polish, incomplete)).toEqual({ text: 'Titel', language: defaultLanguage });
  });

  test('is its key if German has none or an empty one too', () => {
    expect(lookUp('disclaimer', czech, incomplete).text).toBe('disclaimer');
    expect(lookUp('month', czech, incomplete).text).toBe('month');
    expect(lookUp('whoIs{product}', czech, {}).text).toBe('whoIs{product}');
  });
});

test('a German text has the plural forms of German, whatever the page’s language', () => {
  const texts = { de: { monthNumber: '{month, plural, one {eins} other {viele}}' } };
  // In French, none is singular.
  const french = { ...speaking('fr'), numberLocale: 'fr-FR' };
  expect(translator(french, texts)('monthNumber', { month: 0 })).toBe('viele');
});

test('an "and" of one letter never ends a line in a list', () => {
  expect(listOf(speaking('sk'), ['A', 'B', 'C'])).toBe('A, B a\u00a0C');
  expect(listOf(speaking('es'), ['pasa a A', 'pasa a B', 'C'])).toBe('pasa a A, pasa a B y\u00a0C');
  expect(listOf(english, ['A', 'B'])).toBe('A and B');
});
