import { createHash } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import { videoPlayerOrigin } from '../config/video.ts';
import { rewritePages } from './built-pages.ts';

/** Scripts that run and styles, with their content. Scripts of other types are data and need no permission. */
const inlineCode = /<(script|style)(?: type="module")?>([^]*?)<\/\1>/g;

/** The page's Content Security Policy: what the page itself holds may run, by its hash, and little else. */
export function policyFor(html: string): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, kind, code] of html.matchAll(inlineCode)) {
    const hash = createHash('sha256').update(code!).digest('base64');
    hashes[kind as keyof typeof hashes].add(`'sha256-${hash}'`);
  }
  return [
    "default-src 'none'",
    "base-uri 'none'",
    // The page asks whether its own scripts are still there.
    "connect-src 'self'",
    "form-action 'none'",
    `frame-src ${videoPlayerOrigin}`,
    "img-src 'self'",
    "manifest-src 'self'",
    // Text never becomes code or markup, and nobody may make an exception.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `script-src ${["'self'", ...hashes.script].join(' ')}`,
    `style-src ${[...hashes.style].join(' ') || "'none'"}`,
  ].join(';');
}

/** Browsers look for the encoding in the first kilobyte only, which the hashes would nearly fill. */
const encoding = '<meta charset="utf-8">';

/**
 * Gives every built page its security policy, ahead of any script. Astro's own (`security.csp`) lists the
 * hashes of all pages in every page, most of a kilobyte that no compression shrinks.
 */
export function securityPolicy(): AstroIntegration {
  return {
    name: 'security-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        rewritePages(dir, (html) => {
          const policy = `<meta http-equiv="content-security-policy" content="${policyFor(html)}">`;
          return html.replace(encoding, encoding + policy);
        });
      },
    },
  };
}
