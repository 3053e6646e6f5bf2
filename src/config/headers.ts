import { videoPlayerOrigin } from './video.ts';

/** Response headers of every answer, whoever serves the site: the one source of each host's configuration. */
export const headers = {
  // What a page's own policy, in its head, cannot say.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': `camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), autoplay=("${videoPlayerOrigin}"), fullscreen=(self "${videoPlayerOrigin}")`,
  // The video player needs to know an origin to play.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
} as const satisfies Readonly<Record<string, string>>;

/**
 * Cache-Control of what keeps its name when it changes. Each use asks again, by ETag; for a day the copy
 * at hand may be shown while it does.
 */
export const cacheOfPages = 'public, max-age=0, stale-while-revalidate=86400';

/** Cache-Control of files whose name holds a hash of their contents. */
export const cacheOfHashedFiles = 'public, max-age=31536000, immutable';
