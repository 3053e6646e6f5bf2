/*
 * `npm run export` writes the built site for hosts other than Cloudflare into the folder `export`: the files, each text
 * with compressed copies beside it, and a configuration for nginx that answers as Cloudflare's static assets do.
 * https://nginx.org/en/docs/
 */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { cacheOf, headers, picturesForOthers, policyOfPictures } from '../config/headers.ts';
import * as site from '../config/settings.ts';
import { workerPath } from '../config/worker.ts';

/** Media types of all kinds of file that the build writes. https://www.iana.org/assignments/media-types/ */
const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/vnd.microsoft.icon',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

/** All built files but the one that configures Cloudflare. */
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file !== '_headers' && statSync(join('dist', file)).isFile(),
);
const pages = files.flatMap((file) => /^(?!index\.)([^/]+)\.html$/.exec(file)?.[1] ?? []);

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
const { 'Cross-Origin-Resource-Policy': resourcePolicy, ...sameForAll } = headers;
const answers = Object.entries(sameForAll).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** What stands in the template, `nginx.conf`, for each `{{name}}`. */
const values: Readonly<Record<string, string>> = {
  cacheOfHashedFiles: quoted(cacheOf.hashedFiles),
  cacheOfPages: quoted(cacheOf.pages),
  cacheOfWorker: quoted(cacheOf.worker),
  headers: answers.join('\n    '),
  hostname: new URL(site.origin).hostname,
  pages: pages.join('|'),
  picturesForOthers: picturesForOthers.map((path) => path.replaceAll('.', '\\.').replaceAll('*', '.*')).join('|'),
  policyOfPictures,
  resourcePolicy,
  types: Object.entries(mediaTypes)
    .map(([extension, type]) => `${type} ${extension};`)
    .join(' '),
  workerPath,
};
const template = readFileSync('src/owner/nginx.conf', 'utf8');

rmSync('export', { recursive: true, force: true });
for (const file of files) {
  const type = mediaTypes[extname(file).slice(1)];
  if (type === undefined) throw new Error(`src/owner/export.ts has no media type for ${file}.`);
  const copy = join('export/site', file);
  cpSync(join('dist', file), copy, { preserveTimestamps: true });
  if (!/^text\/|[+/](json|xml)$/.test(type)) continue;
  writeFileSync(`${copy}.br`, brotliCompressSync(readFileSync(copy)));
  writeFileSync(`${copy}.gz`, gzipSync(readFileSync(copy), { level: 9 }));
}
writeFileSync(
  'export/nginx.conf',
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!),
);
console.log(`${files.length} files are in export/site, with export/nginx.conf beside them.`);
