import { describe, expect, test } from 'vitest';
import { publishedLanguages } from '../../src/content/untranslated.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';
import { textsOf } from '../support/read-page.ts';

describe.for(languagePages)('$file', ({ language, $ }) => {
  const t = translator(language);

  test('lists every language by its own name wherever it lists them, and marks its own', () => {
    const described = $('a[hreflang]')
      .toArray()
      .map((link) => [...['href', 'hreflang', 'lang'].map((name) => $(link).attr(name)), $(link).text()].join(' '));
    const list = publishedLanguages.map(({ path, hreflang, name }) => `/${path} ${hreflang} ${hreflang} ${name}`);
    expect([...new Set(described)]).toEqual(list);
    expect(new Set(textsOf($, 'a[hreflang][aria-current=page]'))).toEqual(new Set([language.name]));
  });

  test('says what it needs JavaScript for, that nothing is guaranteed, and how it calculates', () => {
    expect(textsOf($, 'noscript')).toEqual([t('needsJavaScript')]);
    const paragraphs = textsOf($, 'p');
    for (const paragraph of t('disclaimerText').split('\n')) expect(paragraphs).toContain(paragraph);
    expect(paragraphs).toContain(t('calculationExplanation'));
    expect(paragraphs.filter((paragraph) => paragraph === t('conservative'))).toHaveLength(1);
  });
});
