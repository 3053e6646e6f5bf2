import { expect, test } from 'vitest';
import { files, languagePages, read } from '../support/dist.ts';

/** The hashed files that a page names. */
const namedIn = (html: string) => new Set(html.match(/_astro\/[\w.-]+\.(?:js|css)/g));

test('all languages share the hashed files: the host’s rules for them do not grow with the languages', () => {
  const [first, ...others] = languagePages.map(({ html }) => namedIn(html));
  expect(first!.size).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(first);
});

test('no hashed file is one language’s own', () => {
  const own = languagePages.map(({ language }) => `_astro/${language.path}.`);
  expect(files.filter((file) => own.some((start) => file.startsWith(start)))).toEqual([]);
});

test('the host has a rule for all answers, one for the service worker, and one for each hashed file', () => {
  const hashed = files.filter((file) => file.startsWith('_astro/')).map((file) => `/${file}`);
  expect(read('_headers').match(/^\/.*$/gm)).toEqual(['/*', '/worker.js', ...hashed]);
});
