/*
 * `npm run export` writes the built site for hosts other than Cloudflare into the folder `export`: the files, each text
 * with compressed copies beside it, and a configuration for nginx that answers as Cloudflare's static assets do.
 * https://nginx.org/en/docs/
 */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  cacheOfHashedFiles,
  cacheOfPages,
  cacheOfWorker,
  headers,
  picturesForOthers,
  policyOfPictures,
} from '../config/headers.ts';
import { site } from '../config/site.ts';
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
const { hostname } = new URL(site.origin);
const types = Object.entries(mediaTypes).map(([extension, type]) => `${type} ${extension};`);
const { 'Cross-Origin-Resource-Policy': resourcePolicy, ...sameForAll } = headers;
const answers = Object.entries(sameForAll).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
const forOthers = picturesForOthers.map((path) => path.replaceAll('.', '\\.').replaceAll('*', '.*')).join('|');

const nginxConf = `# For nginx with its gzip_static and brotli_static modules (Debian: nginx-light,
# libnginx-mod-http-brotli-static). Put this file into /etc/nginx/conf.d/ and the site's files into its root.
# Add TLS yourself: the HSTS header below makes browsers insist on it.

map $uri $calculator_cache {
    default ${quoted(cacheOfPages)};
    ${workerPath} ${quoted(cacheOfWorker)};
    # This does not match "not found" in this folder: nginx answers that from /404.html.
    ~^/_astro/ ${quoted(cacheOfHashedFiles)};
}

map $uri $calculator_resource_policy {
    default ${resourcePolicy};
    # Pictures that other sites show.
    ~^(${forOthers})$ ${policyOfPictures};
}

server {
    listen 80;
    server_name ${hostname};
    root /var/www/${hostname};
    server_tokens off;

    types { ${types.join(' ')} }
    charset utf-8;
    charset_types text/css text/javascript text/plain;
    brotli_static on;
    gzip_static on;
    gzip_vary on;
    # With TLS, lets a browser read a page's first packets before the last arrive.
    ssl_buffer_size 4k;

    ${answers.join('\n    ')}
    add_header Cross-Origin-Resource-Policy $calculator_resource_policy always;
    add_header Cache-Control $calculator_cache always;

    # Every page has one address, without .html and without a trailing slash.
    absolute_redirect off;
    location ~ ^/index(?:\\.html)?$ { return 307 /$is_args$args; }
    location ~ ^/(?<page>${pages.join('|')})(?:\\.html|/|/index|/index\\.html)$ { return 307 /$page$is_args$args; }
    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
    location ~ \\.(?:br|gz)$ { return 404; }
    error_page 404 /404.html;
    location = /404.html { internal; }
}
`;

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
writeFileSync('export/nginx.conf', nginxConf);
console.log(`${files.length} files are in export/site, with export/nginx.conf beside them.`);
