import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { files, languagePages, pages } from '../support/dist.ts';

test('there is a page for each language, the root and the 404 page, and no other', () => {
  const expected = ['index.html', '404.html', ...languages.map(({ path }) => `${path}.html`)];
  expect(files.filter((file) => /\.html?$/.test(file))).toEqual(expected.sort());
  expect(expected).toHaveLength(languages.length + 2);
});

test.for(languagePages)('$file is in its language and direction', ({ language, elements }) => {
  const html = elements.filter(({ name }) => name === 'html');
  expect(html).toHaveLength(1);
  expect(html[0]?.attributes).toMatchObject({ lang: language.hreflang, dir: language.direction });
});

test.for(languagePages)('$file has one main heading and one island', ({ elements }) => {
  const count = (wanted: string) => elements.filter(({ name }) => name === wanted).length;
  expect({ headings: count('h1'), mains: count('main'), islands: count('astro-island') }).toEqual({
    headings: 1,
    mains: 1,
    islands: 1,
  });
});

test.for(pages)('$file links to every language, also for those who follow no script', ({ elements }) => {
  const links = elements.filter(
    ({ name, attributes, around }) =>
      name === 'a' && 'hreflang' in attributes && !around.some((element) => element.name === 'noscript'),
  );
  expect(new Set(links.map(({ attributes, text }) => `${attributes['href']} ${text}`))).toEqual(
    new Set(languages.map(({ path, name }) => `/${path} ${name}`)),
  );
});
