import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { videoPlayerOrigin } from '../config/video.ts';

/** What a page's policy must allow: its inline styles, its scripts that are not data. */
export function inlineCode($: CheerioAPI) {
  const contents = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text())
      .get();
  return {
    scripts: contents('script:not([type]), script[type=module]:not([src])'),
    styles: contents('style'),
  };
}

const hashes = (codes: readonly string[]) =>
  new Set(codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`));

/**
 * A page's Content Security Policy: allows the page's own inline code by hash, and little else. Astro's own
 * (`security.csp`) lists the hashes of all pages in every page, most of a kilobyte that no compression shrinks.
 */
export function contentSecurityPolicy({ scripts, styles }: ReturnType<typeof inlineCode>): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    // For fetching the kit's data and checking whether the page's scripts still exist (`page/missing-files.ts`).
    "connect-src 'self'",
    "form-action 'none'",
    `frame-src ${videoPlayerOrigin}`,
    "img-src 'self'",
    // No string may become code or markup.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `script-src ${["'self'", ...hashes(scripts)].join(' ')}`,
    `style-src ${["'self'", ...hashes(styles)].join(' ')}`,
  ].join(';');
}
