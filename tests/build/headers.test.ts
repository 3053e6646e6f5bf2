import { expect, test } from 'vitest';
import { languagePages, read } from '../support/dist.ts';

/** The hashed files that a page names. */
const namedIn = (html: string) => new Set(html.match(/_astro\/[\w.-]+\.(?:js|css)/g));

test('all languages share the hashed files, and so the host’s rules for them', () => {
  const [first, ...others] = languagePages.map(({ html }) => namedIn(html));
  expect(first!.size).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(first);
});

test('Cloudflare reads all of the host’s rules', () => {
  const lines = read('_headers').split('\n');
  // https://developers.cloudflare.com/workers/static-assets/headers/
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
});
