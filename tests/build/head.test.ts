import { describe, expect, test } from 'vitest';
import { settings } from '../../src/settings/settings.ts';
import { languages } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages, pages } from '../support/dist.ts';
import { stylesOf, valuesOf } from '../support/read-page.ts';

type LanguagePage = (typeof languagePages)[number];

const titleOf = ({ $ }: LanguagePage) => $('head > title').text();

const contentsOf = ({ $ }: LanguagePage, name: string) =>
  valuesOf($, `head > meta:is([name="${name}"], [property="${name}"])`, 'content');

const linksOf = ({ $ }: Pick<LanguagePage, '$'>, rel: string) => valuesOf($, `head > link[rel="${rel}"]`, 'href');

const everyVersion = [
  ...languages.map(({ hreflang, path }) => `${hreflang} ${settings.origin}/${path}`),
  `x-default ${settings.origin}/`,
];

describe.for(languagePages)('$file', (page) => {
  const address = `${settings.origin}/${page.language.path}`;

  const t = translator(page.language);

  test('has a title that ends in the name of the calculator, which names the product', () => {
    expect(titleOf(page)).toBe(`${t('title')} | ${t('calculatorName')}`);
    // A German compound joins all words of a name by hyphens.
    const words = (name: string) => name.split(/[\s-]+/).join(' ');
    expect(words(t('calculatorName'))).toContain(words(settings.product));
  });

  test('has one description, and social tags that say the same as the head', () => {
    const description = contentsOf(page, 'description');
    expect(description).toEqual([t('metaDescription')]);
    expect(contentsOf(page, 'og:description')).toEqual(description);
    expect(contentsOf(page, 'og:title')).toEqual([titleOf(page)]);
    expect(contentsOf(page, 'og:url')).toEqual([address]);
    expect(contentsOf(page, 'og:type')).toEqual(['website']);
  });

  test('tells chats the name of its site, and that it has a large picture if it has one', () => {
    expect(contentsOf(page, 'og:site_name')).toEqual([settings.product]);
    const hasPicture = contentsOf(page, 'og:image').length > 0;
    expect(contentsOf(page, 'twitter:card')).toEqual([hasPicture ? 'summary_large_image' : 'summary']);
  });

  test('is its own canonical address', () => {
    expect(linksOf(page, 'canonical')).toEqual([address]);
  });

  test('names all language versions, including itself, and the root', () => {
    const addresses = linksOf(page, 'alternate');
    const alternates = valuesOf(page.$, 'link[rel=alternate]', 'hreflang').map(
      (name, at) => `${name} ${addresses[at]}`,
    );
    expect(alternates).toEqual(everyVersion);
  });
});

test.for(pages)('$file gives the browser bar the colour of the page, light and dark', ({ $ }) => {
  const themes = $('meta[name=theme-color]').toArray();
  const [dark, light] = themes.map((theme) => $(theme).attr('content'));
  expect(themes.map((theme) => $(theme).attr('media'))).toEqual(['(prefers-color-scheme: dark)', undefined]);
  const style = stylesOf($);
  const property = /html\{[^}]*background:var\((--[\w-]+)\)/.exec(style)?.[1];
  const [, ...colours] = new RegExp(`${property}:light-dark\\((#\\w+), ?(#\\w+)\\)`).exec(style) ?? [];
  expect([light, dark]).toEqual(colours);
});

test('no two pages share a title or a description', () => {
  const descriptions = languagePages.flatMap((page) => contentsOf(page, 'description'));
  for (const texts of [languagePages.map(titleOf), descriptions])
    expect(new Set(texts).size).toBe(languagePages.length);
});

test('the root is its own canonical address and the 404 page is not indexed', () => {
  const page = (file: string) => pages.find((one) => one.file === file)!;
  expect(linksOf(page('index.html'), 'canonical')).toEqual([`${settings.origin}/`]);
  expect(valuesOf(page('404.html').$, 'meta[name=robots]', 'content')).toEqual(['noindex']);
});
