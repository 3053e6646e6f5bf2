import { expect, test } from 'vitest';
import { publishedLanguages } from '../../src/content/untranslated.ts';
import { files, languagePages, pages } from '../support/dist.ts';

test('there is a page for each language, the root and what is not there, and no other', () => {
  const expected = ['index.html', '404.html', ...publishedLanguages.map(({ path }) => `${path}.html`)];
  expect(files.filter((file) => /\.html?$/.test(file))).toEqual(expected.sort());
});

test.for(languagePages)('$file is in its language and direction', ({ language, $ }) => {
  expect($('html').attr()).toMatchObject({ lang: language.hreflang, dir: language.direction });
});

test.for(languagePages)('$file has one main part and one main heading', ({ $ }) => {
  for (const one of ['h1', 'main']) expect($(one), one).toHaveLength(1);
});

test.for(pages.filter(({ file }) => file !== '404.html'))(
  '$file links to every language, also for those who follow no script',
  ({ $ }) => {
    const links = $('a[hreflang]:not(noscript *)').toArray();
    expect(new Set(links.map((link) => `${$(link).attr('href')} ${$(link).text()}`))).toEqual(
      new Set(publishedLanguages.map(({ path, name }) => `/${path} ${name}`)),
    );
  },
);
