import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { languages } from '../../src/config/languages.ts';
import { files, pages, read } from '../support/dist.ts';
import { legalPages } from '../support/legal-pages.ts';
import type { PageElement } from '../support/elements.ts';

const addressAttributes = ['href', 'src', 'srcset', 'poster', 'action', 'component-url', 'renderer-url', 'data-player'];
const player = 'https://www.youtube-nocookie.com';

const addressesOf = ({ attributes }: PageElement) => addressAttributes.flatMap((name) => attributes[name] ?? []);

/** Whether an element only names its address or links to it, so that the page does not load it. */
const isOnlyNamed = ({ name, attributes }: PageElement) =>
  name === 'a' || (name === 'link' && /^(canonical|alternate)$/.test(attributes['rel'] ?? ''));

const legal = languages.flatMap(legalPages);

/** Whether an element leads to the owner's imprint or privacy policy, on whatever host. */
const isLegal = ({ attributes }: PageElement) => legal.includes(attributes['href'] ?? '');

const isOwn = (address: string) => new URL(address, site.origin).origin === site.origin;

/** The file in dist that the server sends for an address. */
function fileFor(address: string): string {
  const path = new URL(address, site.origin).pathname.slice(1);
  if (path === '') return 'index.html';
  return files.includes(path) ? path : `${path}.html`;
}

describe.for(pages)('$file', ({ elements }) => {
  const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);

  test('own links and assets lead to existing files', () => {
    const own = elements.flatMap(addressesOf).filter((address) => !address.startsWith('#') && isOwn(address));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((address) => !files.includes(fileFor(address)))).toEqual([]);
  });

  test('own links start at the root and end without a slash or .html', () => {
    const links = elements.filter(({ name }) => name === 'a').flatMap(addressesOf);
    const own = links.filter((address) => isOwn(address) && !address.startsWith('#'));
    expect(own.filter((address) => !/^\/([^/]+(?<!\.html))?$/.test(address))).toEqual([]);
  });

  test('links within the page lead to existing ids', () => {
    const targets = elements.flatMap(addressesOf).filter((address) => address.startsWith('#'));
    expect(targets.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
  });

  test('loads nothing from another host', () => {
    const loaded = elements.filter((element) => !isOnlyNamed(element)).flatMap(addressesOf);
    expect(loaded.filter((address) => !address.startsWith('/') || address.startsWith('//'))).toEqual([]);
  });

  test('leads to no hosts but the registration and the videos, and to those in a new tab', () => {
    const links = elements.filter((element) => element.name === 'a' && !isLegal(element));
    const outbound = links.filter((link) => addressesOf(link).some((address) => !isOwn(address)));
    const hosts = outbound.flatMap(addressesOf).map((address) => new URL(address).origin);
    const known = [site.signupOrigin, 'https://www.youtube.com', player];
    expect(hosts.filter((host) => !known.includes(host))).toEqual([]);
    expect(outbound.filter(({ attributes }) => attributes['target'] !== '_blank')).toEqual([]);
    expect(outbound.filter(({ attributes }) => !/\bnoopener\b/.test(attributes['rel'] ?? ''))).toEqual([]);
  });
});

test('styles load nothing from another host', () => {
  const styles = [...pages.flatMap((page) => page.styles), ...files.filter((file) => file.endsWith('.css')).map(read)];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((style) => /(url\(|@import)\s*["']?(https?:)?\/\//.test(style))).toEqual([]);
});

test('scripts import only existing files', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const imports = scripts.flatMap((file) =>
    [...read(file).matchAll(/(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g)].map(([, address]) =>
      new URL(address!, `${site.origin}/${file}`).pathname.slice(1),
    ),
  );
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((file) => !files.includes(file))).toEqual([]);
});
