import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pages } from '../support/dist.ts';
import { scriptsOf, textsOf } from '../support/read-page.ts';

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const isHash = (source: string) => source.startsWith("'sha256-");

/** A policy's sources by directive. */
function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

describe.for(pages)('$file', ({ $ }) => {
  const policies = $('meta[http-equiv=content-security-policy]');
  const directives = directivesOf(policies.attr('content') ?? '');

  test('has one security policy, ahead of everything that it restricts', () => {
    expect(policies).toHaveLength(1);
    // Only the encoding is named before it.
    expect(
      policies
        .prevAll()
        .toArray()
        .map((element) => $.html(element)),
    ).toEqual(['<meta charset="utf-8">']);
    expect(policies.parent().is('head')).toBe(true);
  });

  test('has a policy that allows each of its inline scripts and styles, and no other', () => {
    const inline = scriptsOf($);
    expect(inline.length).toBeGreaterThan(0);
    expect(directives.get('script-src')?.filter(isHash).sort()).toEqual([...new Set(inline.map(hashOf))].sort());
    expect(directives.get('style-src')?.filter(isHash).sort()).toEqual(
      [...new Set(textsOf($, 'style').map(hashOf))].sort(),
    );
  });

  test('may otherwise use only files of its own host and the video player', () => {
    const besidesHashes = [...directives].map(([name, sources]) => [name, sources.filter((one) => !isHash(one))]);
    expect(Object.fromEntries(besidesHashes)).toEqual({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'connect-src': ["'self'"],
      'form-action': ["'none'"],
      'frame-src': ['https://www.youtube-nocookie.com'],
      'img-src': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'trusted-types': ["'none'"],
    });
  });
});
