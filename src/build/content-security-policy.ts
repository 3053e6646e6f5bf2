import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { videoPlayerOrigin } from '../config/video.ts';
import { offlineId, workerPolicy } from '../config/worker.ts';

/**
 * What a page's policy must allow: the inline code that it holds, which is styles and the scripts that run, and whether it
 * registers the service worker. Scripts of other types are data and need no permission.
 */
export function inlineCode($: CheerioAPI) {
  const contents = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text())
      .get();
  return {
    scripts: contents('script:not([type]), script[type=module]:not([src])'),
    styles: contents('style'),
    registersWorker: $(`#${offlineId}`).length > 0,
  };
}

const hashes = (codes: readonly string[]) =>
  new Set(codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`));

/**
 * A page's Content Security Policy: what the page itself holds may run, by its hash, and little else. Astro's own
 * (`security.csp`) lists the hashes of all pages in every page, most of a kilobyte that no compression shrinks.
 */
export function contentSecurityPolicy({ scripts, styles, registersWorker }: ReturnType<typeof inlineCode>): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    // The page asks whether its own scripts are still there.
    "connect-src 'self'",
    "form-action 'none'",
    `frame-src ${videoPlayerOrigin}`,
    "img-src 'self'",
    "manifest-src 'self'",
    // Text never becomes code or markup. The one exception gives the worker's address, whatever it is asked.
    "require-trusted-types-for 'script'",
    `trusted-types ${registersWorker ? workerPolicy : "'none'"}`,
    `script-src ${["'self'", ...hashes(scripts)].join(' ')}`,
    `style-src ${["'self'", ...hashes(styles)].join(' ')}`,
  ].join(';');
}
