import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { videoPlayerOrigin } from '../config/video.ts';

/**
 * The inline code that a page holds, which its policy must allow: styles, and the scripts that run. Scripts of other
 * types are data and need no permission.
 */
export function inlineCode($: CheerioAPI) {
  const contents = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text())
      .get();
  return { scripts: contents('script:not([type]), script[type=module]:not([src])'), styles: contents('style') };
}

const hashes = (codes: readonly string[]) =>
  new Set(codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`));

/**
 * A page's Content Security Policy: what the page itself holds may run, by its hash, and little else. Astro's own
 * (`security.csp`) lists the hashes of all pages in every page, most of a kilobyte that no compression shrinks.
 */
export function contentSecurityPolicy({ scripts, styles }: ReturnType<typeof inlineCode>): string {
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
    `script-src ${["'self'", ...hashes(scripts)].join(' ')}`,
    `style-src ${["'self'", ...hashes(styles)].join(' ')}`,
  ].join(';');
}
