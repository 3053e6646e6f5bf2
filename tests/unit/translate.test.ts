import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { languages } from '../../src/config/languages.ts';
import { factsFor } from '../../src/content/facts.ts';
import { lookUp, textsFor, translator } from '../../src/content/translate.ts';

describe('a text', () => {
  const incomplete = {
    de: { title: 'Titel', subtitle: 'Untertitel', month: '' },
    cs: { title: 'Titulek', subtitle: '' },
  };

  test('is the language’s own if it has one', () => {
    expect(lookUp('title', 'cs', incomplete)).toBe('Titulek');
  });

  test('is German if the language has none or an empty one', () => {
    expect(lookUp('subtitle', 'cs', incomplete)).toBe('Untertitel');
    expect(lookUp('title', 'pl', incomplete)).toBe('Titel');
  });

  test('is its key if German has none or an empty one too', () => {
    expect(lookUp('disclaimer', 'cs', incomplete)).toBe('disclaimer');
    expect(lookUp('month', 'cs', incomplete)).toBe('month');
    expect(lookUp('whoIs{product}', 'cs', {})).toBe('whoIs{product}');
  });
});

const language = (code: string) => languages.find((one) => one.code === code)!;

test('facts about the plan are filled in as the language writes them', () => {
  for (const one of languages) {
    const { tiers, months } = factsFor(one);
    const t = translator(one);
    expect(t('performanceAccessDescription')).toContain(tiers);
    expect(t('metaDescription')).toContain(months);
  }
});

test('the caller’s values are filled in beside the facts', () => {
  expect(translator(language('en'))('monthNumber', { month: '3' })).toBe('Month 3');
});

test('texts for the browser have the facts and keep the placeholders that only it can fill', () => {
  expect(textsFor(language('en'), ['monthNumber', 'boostPartnersFirstMonth'])).toEqual({
    monthNumber: 'Month {month}',
    boostPartnersFirstMonth: `${factsFor(language('en')).entryTier} partners in month 1`,
  });
});

test('the product keeps its name in every language', () => {
  for (const one of languages) expect(translator(one)('whoIs{product}'), one.code).toContain(site.product);
});
