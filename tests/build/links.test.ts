import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { settings } from '../../src/settings/settings.ts';
import { languages } from '../../src/config/languages.ts';
import { files, languagePages, pages, read } from '../support/dist.ts';
import { legalPages } from '../support/legal-pages.ts';
import { stylesOf, valuesOf } from '../support/read-page.ts';
import { signupAddress } from '../../src/model/signup-link.ts';

const addressAttributes = ['href', 'src', 'srcset', 'action', 'component-url', 'renderer-url'];
const player = 'https://www.youtube-nocookie.com';

const addressesOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .flatMap((element) => addressAttributes.flatMap((name) => $(element).attr(name) ?? []));

/** Elements that only name their address or link to it, so that the page does not load it. */
const onlyNamed = 'a, link[rel=canonical], link[rel=alternate]';

/** The owner's own pages, on whatever host. */
const legal = languages.flatMap(legalPages);

const isOwn = (address: string) =>
  new URL(address, settings.origin).origin === settings.origin && !legal.includes(address);

/** The file in dist that the server sends for an address. */
function fileFor(address: string): string {
  const path = new URL(address, settings.origin).pathname.slice(1);
  if (path === '') return 'index.html';
  return files.includes(path) ? path : `${path}.html`;
}

describe.for(pages)('$file', ({ $ }) => {
  test('own links and assets lead to existing files', () => {
    const own = addressesOf($, '*').filter((address) => !address.startsWith('#') && isOwn(address));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((address) => !files.includes(fileFor(address)))).toEqual([]);
  });

  test('own links start at the root and end without a slash or .html', () => {
    const own = addressesOf($, 'a').filter((address) => isOwn(address) && !address.startsWith('#'));
    expect(own.filter((address) => !/^\/([^/]+(?<!\.html))?$/.test(address))).toEqual([]);
  });

  test('links within the page lead to existing ids', () => {
    const ids = valuesOf($, '[id]', 'id');
    const targets = addressesOf($, '*').filter((address) => address.startsWith('#'));
    expect(targets.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
  });

  test('loads nothing from another host', () => {
    const loaded = addressesOf($, `:not(${onlyNamed})`);
    // What begins with # is a part of the page that another draws again.
    expect(loaded.filter((address) => !/^(#|\/(?!\/))/.test(address))).toEqual([]);
  });

  test('leads to no hosts but the registration and the videos, and to those in a new tab', () => {
    const known = [new URL(signupAddress).origin, 'https://www.youtube.com', player];
    const outbound = addressesOf($, 'a').filter((address) => !isOwn(address) && !legal.includes(address));
    expect(outbound.filter((address) => !known.includes(new URL(address).origin))).toEqual([]);
    const links = $('a').filter((_, link) => outbound.includes($(link).attr('href') ?? ''));
    expect(links.not('[target=_blank][rel~=noopener]')).toHaveLength(0);
  });
});

test('styles load nothing from another host', () => {
  const styles = [...pages.map(({ $ }) => stylesOf($)), ...files.filter((file) => file.endsWith('.css')).map(read)];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((style) => /(url\(|@import)\s*["']?(https?:)?\/\//.test(style))).toEqual([]);
});

const machineReadable = files
  .filter((file) => /\.xml$|robots\.txt$/.test(file))
  .map((file) => ({ file, text: read(file) }));
const described = languagePages.map(({ file, $ }) => ({
  file: `social tags of ${file}`,
  text: valuesOf($, 'meta', 'content').join(' '),
}));

test.for([...machineReadable, ...described])('every address on this site in $file leads to a file', ({ text }) => {
  const own = (text.match(/(?:https?:\/\/[^\s"'<>]+|(?<=")\/[^\s"'<>]*)/g) ?? []).filter(isOwn);
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((address) => !files.includes(fileFor(address)))).toEqual([]);
});
