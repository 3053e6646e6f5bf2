import { videoPlayerOrigin } from './video.ts';

/** Headers of every response, on every host: all hosts' configurations are made from these. */
export const headers = {
  // `frame-ancestors` is ignored in the pages' `<meta>` policy.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': `camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), autoplay=("${videoPlayerOrigin}"), fullscreen=(self "${videoPlayerOrigin}")`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const satisfies Readonly<Record<string, string>>;

/** Headers whose value differs for some files. In paths, a `*` matches any characters. */
export const headerOverrides = [
  {
    // Pictures that other sites show: link previews and icons.
    paths: ['/previews/*', '/favicon.ico', '/apple-touch-icon.png'],
    name: 'Cross-Origin-Resource-Policy',
    value: 'cross-origin',
  },
  {
    // An SVG that is opened as a document runs and loads nothing. Inline styles are allowed, since a logo may have some.
    paths: ['/*.svg'],
    name: 'Content-Security-Policy',
    value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
] as const;

/** Values of Cache-Control, by kind of file. */
export const cacheOf = {
  /** Files that keep their name: revalidated at each use. For a day, the cached copy may be shown meanwhile. */
  unhashedFiles: 'public, max-age=0, stale-while-revalidate=86400',
  /** Files whose name contains a hash of their content. */
  hashedFiles: 'public, max-age=31536000, immutable',
};
