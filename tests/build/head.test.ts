import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { languages, type Language } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages, pages } from '../support/dist.ts';

type LanguagePage = (typeof languagePages)[number];

const contentsOf = ({ elements }: LanguagePage, name: string) =>
  elements
    .filter(({ attributes }) => attributes['name'] === name || attributes['property'] === name)
    .map(({ attributes }) => attributes['content']);

const linksOf = ({ elements }: Pick<LanguagePage, 'elements'>, rel: string) =>
  elements.filter(({ name, attributes }) => name === 'link' && attributes['rel'] === rel);

const openGraphLocale = ({ numberLocale }: Language) => numberLocale.replace('-', '_');

const everyVersion = [
  ...languages.map(({ hreflang, path }) => `${hreflang} ${site.origin}/${path}`),
  `x-default ${site.origin}/`,
];

describe.for(languagePages)('$file', (page) => {
  const address = `${site.origin}/${page.language.path}`;

  const t = translator(page.language);

  test('has a title that ends in the name of the calculator, which names the product', () => {
    expect(page.title).toBe(`${t('title')} | ${t('calculatorName')}`);
    expect(t('calculatorName')).toContain(site.product);
  });

  test('has one description, and social tags that say the same as the head', () => {
    const description = contentsOf(page, 'description');
    expect(description).toEqual([t('metaDescription')]);
    expect(contentsOf(page, 'og:description')).toEqual(description);
    expect(contentsOf(page, 'og:title')).toEqual([page.title]);
    expect(contentsOf(page, 'og:url')).toEqual([address]);
    expect(contentsOf(page, 'og:type')).toEqual(['website']);
  });

  test('tells chats the name of its site, and that it has a large picture if it has one', () => {
    expect(contentsOf(page, 'og:site_name')).toEqual([site.product]);
    const hasPicture = contentsOf(page, 'og:image').length > 0;
    expect(contentsOf(page, 'twitter:card')).toEqual([hasPicture ? 'summary_large_image' : 'summary']);
  });

  test('tells chats its language, and of no other at the same address', () => {
    expect(contentsOf(page, 'og:locale')).toEqual([openGraphLocale(page.language)]);
    expect(contentsOf(page, 'og:locale:alternate')).toEqual([]);
    expect(openGraphLocale(page.language)).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
  });

  test('names the web app manifest of its language', () => {
    const manifests = linksOf(page, 'manifest').map(({ attributes }) => attributes['href']);
    expect(manifests).toEqual([`/${page.language.path}.webmanifest`]);
  });

  test('is its own canonical address', () => {
    expect(linksOf(page, 'canonical').map(({ attributes }) => attributes['href'])).toEqual([address]);
  });

  test('names all language versions, including itself, and the root', () => {
    const alternates = linksOf(page, 'alternate').map(
      ({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`,
    );
    expect(alternates).toEqual(everyVersion);
    expect(alternates).toHaveLength(languages.length + 1);
  });
});

test.for(pages)('$file gives the browser bar the colour of the page, light and dark', ({ elements, styles }) => {
  const themes = elements.filter(({ attributes }) => attributes['name'] === 'theme-color');
  const [dark, light] = themes.map(({ attributes }) => attributes['content']);
  expect(themes.map(({ attributes }) => attributes['media'])).toEqual(['(prefers-color-scheme: dark)', undefined]);
  const style = styles.join('');
  const property = /html\{[^}]*background:var\((--[\w-]+)\)/.exec(style)?.[1];
  const [, ...colours] = new RegExp(`${property}:light-dark\\((#\\w+), ?(#\\w+)\\)`).exec(style) ?? [];
  expect([light, dark]).toEqual(colours);
});

test('no two pages share a title or a description', () => {
  const titles = languagePages.map(({ title }) => title);
  const descriptions = languagePages.flatMap((page) => contentsOf(page, 'description'));
  expect(new Set(titles).size).toBe(languages.length);
  expect(new Set(descriptions).size).toBe(languages.length);
});

test('the root is its own canonical address and the 404 page is not indexed', () => {
  const page = (file: string) => pages.find((one) => one.file === file)!;
  expect(linksOf(page('index.html'), 'canonical').map(({ attributes }) => attributes['href'])).toEqual([
    `${site.origin}/`,
  ]);
  const robots = page('404.html').elements.filter(({ attributes }) => attributes['name'] === 'robots');
  expect(robots.map(({ attributes }) => attributes['content'])).toEqual(['noindex']);
});
