import { describe, expect, test } from 'vitest';
import { headersFor } from '../../src/build/headers-file.ts';
import { cacheOfHashedFiles, cacheOfPages, cacheOfWorker, headers } from '../../src/config/headers.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `chunk${index}.AAAAAAAA.js`);

describe('what tells Cloudflare the headers of its answers', () => {
  test('has every header for all answers, and lets them be asked for anew', () => {
    const [pattern, ...lines] = headersFor([])
      .split(/^\/worker/m)[0]!
      .trimEnd()
      .split('\n');
    expect(pattern).toBe('/*');
    expect(lines).toEqual([
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      `  Cache-Control: ${cacheOfPages}`,
    ]);
  });

  test('has one rule for the service worker, which nobody keeps', () => {
    const [, rule] = headersFor([]).split(/^(?=\/worker)/m);
    expect(rule).toBe(`/worker.js\n  ! Cache-Control\n  Cache-Control: ${cacheOfWorker}\n`);
    expect(cacheOfWorker).toBe('no-cache');
  });

  test('has one rule for each hashed file, whose time to keep replaces the other', () => {
    const [, rule] = headersFor(['Kit.AAAAAAAA.js']).split(/^(?=\/_astro)/m);
    expect(rule).toBe(`/_astro/Kit.AAAAAAAA.js\n  ! Cache-Control\n  Cache-Control: ${cacheOfHashedFiles}\n`);
  });

  test('stops the build at more than the hundred rules that are read, in a sentence', () => {
    expect(headersFor(names(98)).match(/^\//gm)).toHaveLength(100);
    expect(() => headersFor(names(99))).toThrow(
      'dist: _headers must have at most 100 rules, or Cloudflare drops the others, not 101: one for every file in _astro, one for all answers, and one for /worker.js.',
    );
  });

  test('stops the build at a line that is too long to be read, and names the header', () => {
    const policyOf = (length: number) => ({
      'Permissions-Policy': 'a'.repeat(length - '  Permissions-Policy: '.length),
    });
    expect(headersFor([], policyOf(2_000))).toContain('  Permissions-Policy: a');
    expect(() => headersFor([], policyOf(2_001))).toThrow(
      'src/config/headers.ts: Permissions-Policy must take at most 2000 characters with its name, or Cloudflare drops it, not 2001.',
    );
  });
});
