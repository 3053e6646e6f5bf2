import { workerPath } from '../../../src/config/worker.ts';
import { everywhere, isMissing, isPage, manyPages, script, second, sends, type HostFault } from './faults.ts';

const manifest = `${second}.webmanifest`;
const preview = `/previews${second}.png`;

/** Headers, media types and compression. */
export const faultsOfHeaders: readonly HostFault[] = [
  {
    when: 'a header is dropped',
    fault: sends(everywhere, 'x-content-type-options'),
    place: manyPages,
    problem: 'The header X-Content-Type-Options is missing. Have the host send "nosniff"',
  },
  {
    when: 'a header is changed',
    fault: sends(second, 'referrer-policy', 'unsafe-url'),
    place: second,
    problem: 'The header Referrer-Policy is "unsafe-url". Have the host send "strict-origin-when-cross-origin"',
  },
  {
    when: 'pages are kept for long',
    fault: sends(isPage, 'cache-control', 'max-age=3600'),
    place: manyPages,
    problem: 'The header Cache-Control is "max-age=3600". Have the host send "public, max-age=0',
  },
  {
    when: 'a hashed file is not kept',
    fault: sends(script, 'cache-control', 'no-cache'),
    place: script,
    problem: 'The header Cache-Control is "no-cache". Have the host send "public, max-age=31536000, immutable"',
  },
  {
    when: 'the service worker is kept',
    fault: sends(workerPath, 'cache-control', 'public, max-age=14400'),
    place: workerPath,
    problem: 'The header Cache-Control is "public, max-age=14400". Have the host send "no-cache"',
  },
  {
    when: 'nothing tells browsers whether a page has changed',
    fault: sends(second, 'etag'),
    place: second,
    problem: 'The header ETag is missing',
  },
  {
    when: '"not found" is kept in the place of a hashed file',
    fault: sends((path) => isMissing(path) && path.startsWith('/_astro/'), 'cache-control', 'max-age=31536000'),
    place: '/_astro/no-such-file.AAAAAAAA.js',
    problem: 'The header Cache-Control is "max-age=31536000"',
  },
  {
    when: 'the host sets a cookie',
    fault: sends(second, 'set-cookie', 'visitor=1'),
    place: second,
    problem: 'It sets a cookie',
  },
  {
    when: 'a page is not sent as HTML',
    fault: sends(second, 'content-type', 'text/plain'),
    place: second,
    problem: 'It is sent as "text/plain", which browsers may refuse. Have the host send it as "text/html"',
  },
  {
    when: 'a page is sent in another encoding',
    fault: sends(second, 'content-type', 'text/html; charset=iso-8859-1'),
    place: second,
    problem: 'It is sent as "text/html; charset=iso-8859-1"',
  },
  {
    when: 'a file is sent without a type',
    fault: sends(manifest, 'content-type'),
    place: manifest,
    problem: 'It is sent as "", which browsers may refuse. Have the host send it as "application/manifest+json"',
  },
  {
    when: 'a picture for chats is sent as something else',
    fault: sends(preview, 'content-type', 'text/html'),
    place: preview,
    problem: 'Have the host send it as "image/png"',
  },
  {
    when: 'a page is sent uncompressed',
    fault: sends(second, 'content-encoding'),
    place: second,
    problem: 'It is sent uncompressed',
  },
];
