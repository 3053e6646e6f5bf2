import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { files, languagePages, read } from '../support/dist.ts';
import { textsOf, valuesOf } from '../support/read-page.ts';

/** Files that only machines read: their addresses are not links or assets of a page. */
const machineReadable = files.filter((file) => /\.(xml|txt|webmanifest)$/.test(file));

const addresses = /(?:https?:\/\/[^\s"'<>]+|(?<=")\/[^\s"'<>]*)/g;

/** The addresses on this site that a text names but no file answers. */
function broken(text: string): string[] {
  const own = (text.match(addresses) ?? [])
    .map((address) => new URL(address, site.origin))
    .filter(({ origin }) => origin === site.origin);
  expect(own.length).toBeGreaterThan(0);
  const answers = (path: string) =>
    path === '/' || [path.slice(1), `${path.slice(1)}.html`].some((file) => files.includes(file));
  return own.map(({ pathname }) => pathname).filter((path) => !answers(path));
}

test.for(machineReadable)('every address on this site that %s names leads to a file', (file) => {
  expect(broken(read(file))).toEqual([]);
});

test.for(languagePages)(
  'every address on this site that the structured data of $file names leads to a file',
  ({ $ }) => {
    expect(broken(textsOf($, 'script[type="application/ld+json"]').join())).toEqual([]);
  },
);

test.for(languagePages)('every address on this site that the social tags of $file name leads to a file', ({ $ }) => {
  expect(broken(valuesOf($, 'meta', 'content').join(' '))).toEqual([]);
});
