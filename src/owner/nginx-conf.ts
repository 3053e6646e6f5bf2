import { readdirSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { cacheOfHashedFiles, cacheOfPages, cacheOfWorker, headers } from '../config/headers.ts';
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

/** The media type of a file that the build writes. @throws Error if the table has none for its extension */
function mediaType(file: string): string {
  const type = mediaTypes[extname(file).slice(1)];
  if (type === undefined) throw new Error(`src/owner/nginx-conf.ts has no media type for ${file}.`);
  return type;
}

/** Whether a file is text, which is worth compressing. */
export const isText = (file: string) => /^text\/|[+/](json|xml)$/.test(mediaType(file));

/** Built files that configure one host and are not part of the site. */
const ofCloudflare = ['_headers', '_redirects', '.assetsignore'];

/** The files of a built site: their paths inside its folder, in alphabetical order. */
export const siteFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ofCloudflare.includes(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();

/** Where a server finds the site, and the address at which it serves it. */
export interface Server {
  /** Folder of the exported site. */
  readonly root: string;
  /** Address and port to listen on, in nginx's notation. */
  readonly listen: string;
  readonly serverName: string;
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/**
 * An nginx configuration that answers as Cloudflare's static assets do, to be included in the `http` block.
 * https://nginx.org/en/docs/
 * @param files paths of the site's files inside its folder
 */
export function nginxConf(files: readonly string[], { root, listen, serverName }: Server): string {
  const kinds = [...new Set(files.map(mediaType))];
  const types = Object.entries(mediaTypes).map(([extension, type]) => `        ${type} ${extension};`);
  // charset_types always includes HTML.
  const withCharset = kinds.filter((type) => type.startsWith('text/') && type !== 'text/html');
  const pages = files.flatMap((file) => /^(?!index\.)([^/]+)\.html$/.exec(file)?.[1] ?? []);
  const answers = Object.entries(headers).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`);
  return `# For nginx with its gzip_static and brotli_static modules (Debian: nginx-light,
# libnginx-mod-http-brotli-static). Put this file into /etc/nginx/conf.d/ and the site's files into its root.
# Add TLS yourself: the HSTS header below makes browsers insist on it.

map $uri $calculator_cache {
    default ${quoted(cacheOfPages)};
    ${workerPath} ${quoted(cacheOfWorker)};
    # This does not match "not found" in this folder: nginx answers that from /404.html.
    ~^/_astro/ ${quoted(cacheOfHashedFiles)};
}

server {
    listen ${listen};
    server_name ${serverName};
    root ${root};
    server_tokens off;

    types {
${types.join('\n')}
    }
    charset utf-8;
    charset_types ${withCharset.join(' ')};

    brotli_static on;
    gzip_static on;
    gzip_vary on;
    # With TLS, lets a browser read a page's first packets before the last arrive.
    ssl_buffer_size 4k;

${answers.join('\n')}
    add_header Cache-Control $calculator_cache always;

    # Every page has one address, without .html and without a trailing slash.
    absolute_redirect off;
    location ~ ^/index(?:\\.html)?$ {
        return 307 /$is_args$args;
    }
    location ~ ^/(?<page>${pages.join('|')})(?:\\.html|/|/index|/index\\.html)$ {
        return 307 /$page$is_args$args;
    }
    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri $uri.html =404;
    }
    location ~ \\.(?:br|gz)$ {
        return 404;
    }

    error_page 404 /404.html;
    location = /404.html {
        internal;
    }
}
`;
}
