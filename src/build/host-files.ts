import { readdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { cacheOf, headerOverrides, headers } from '../config/headers.ts';
import { languages } from '../config/languages.ts';

const everywhere: Readonly<Record<string, string>> = { ...headers, 'Cache-Control': cacheOf.unhashedFiles };

/** Lines that replace one header for one path. `!` removes the general value; else Cloudflare joins the two. */
const replaceHeader = (path: string, name: string, value: string) => [path, `  ! ${name}`, `  ${name}: ${value}`];

/**
 * `_headers`, the file from which Cloudflare takes the response headers: one rule for all files, then the headerOverrides and
 * each hashed file. A pattern such as `/_astro/*` would also match 404 responses for another deployment's files, and
 * browsers would cache those for a year (https://github.com/sveltejs/kit/issues/16615).
 */
export const cloudflareHeaders = (hashedFiles: readonly string[]): string =>
  [
    '/*',
    ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`),
    ...headerOverrides.flatMap(({ paths, name, value }) => paths.flatMap((path) => replaceHeader(path, name, value))),
    ...hashedFiles.flatMap((file) => replaceHeader(`/_astro/${file}`, 'Cache-Control', cacheOf.hashedFiles)),
    '',
  ].join('\n');

/** A location of nginx with all headers: one that has any of its own inherits none. */
const location = (match: string, content: string, replaced: Readonly<Record<string, string>> = {}) => {
  const lines = Object.entries({ ...everywhere, ...replaced }).map(
    ([name, value]) => `  add_header ${name} '${value.replaceAll("'", "\\'")}' always;`,
  );
  return [`location ${match} {`, `  ${content}`, ...lines, '}'].join('\n');
};

/** A pattern such as `/previews/*` as a regular expression. */
const regexOf = (path: string) => `^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`;

/** `nginx.conf`, to be included in the owner's `server { }`, which has names, certificates and `root`. */
export const nginxConfiguration = (): string =>
  [
    'charset utf-8;\nabsolute_redirect off;\nerror_page 404 /404.html;',
    'gzip on;\ngzip_types text/css text/javascript application/javascript application/json application/xml image/svg+xml;',
    '# Browsers show what has arrived sooner.\nssl_buffer_size 4k;',
    location('= /404.html', 'internal;'),
    location('= /', 'try_files /index.html =404;'),
    location('~ ^/index(\\.html)?$', 'return 307 /$is_args$args;'),
    location(
      `~ ^/(${languages.map(({ path }) => path).join('|')})(\\.html|/|/index\\.html)$`,
      'return 307 /$1$is_args$args;',
    ),
    location('= /_headers', 'return 404;'),
    ...headerOverrides.map(({ paths, name, value }) =>
      location(`~ ${paths.map(regexOf).join('|')}`, 'try_files $uri =404;', { [name]: value }),
    ),
    location('/_astro/', 'try_files $uri =404;', { 'Cache-Control': cacheOf.hashedFiles }),
    location('/', 'try_files $uri $uri.html =404;'),
    '',
  ].join('\n\n');

/** Writes `_headers` and `nginx.conf`, which tell hosts how to serve the built files. */
export const hostFiles = (): AstroIntegration => ({
  name: 'host-files',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const hashedFiles = readdirSync(new URL('_astro', dir)).sort();
      writeFileSync(new URL('_headers', dir), cloudflareHeaders(hashedFiles));
      writeFileSync(new URL('nginx.conf', dir), nginxConfiguration());
    },
  },
});
