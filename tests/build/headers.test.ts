import { expect, test } from 'vitest';
import { cacheOfHashedFiles, cacheOfPages, cacheOfWorker, headers } from '../../src/config/headers.ts';
import { files, languagePages, read } from '../support/dist.ts';

/** The hashed files that a page names. */
const namedIn = (html: string) => new Set(html.match(/_astro\/[\w.-]+\.(?:js|css)/g));

test('all languages share the hashed files: the host’s rules for them do not grow with the languages', () => {
  const [first, ...others] = languagePages.map(({ html }) => namedIn(html));
  expect(first!.size).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(first);
});

test('the host has a rule for all answers, one for the service worker, and one for each hashed file', () => {
  const replaced = (value: string) => ['  ! Cache-Control', `  Cache-Control: ${value}`];
  const hashed = files.filter((file) => file.startsWith('_astro/'));
  const lines = read('_headers').trimEnd().split('\n');
  expect(lines).toEqual([
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `  Cache-Control: ${cacheOfPages}`,
    '/worker.js',
    ...replaced(cacheOfWorker),
    ...hashed.flatMap((file) => [`/${file}`, ...replaced(cacheOfHashedFiles)]),
  ]);
  expect(cacheOfWorker).toBe('no-cache');
  // What Cloudflare reads of it. https://developers.cloudflare.com/workers/static-assets/headers/
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
});
