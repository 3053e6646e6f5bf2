import { cacheOfHashedFiles, cacheOfPages, cacheOfWorker, headers } from '../../config/headers.ts';
import { workerPath } from '../../config/worker.ts';
import { mediaType } from './media-types.ts';
import { pageNames } from './site-files.ts';

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
  const kinds = new Map(files.map((file) => [mediaType(file).extension, mediaType(file)]));
  const types = [...kinds.values()].map(({ extension, type }) => `        ${type} ${extension.slice(1)};`);
  // charset_types always includes HTML.
  const withCharset = [...kinds.values()].filter(({ type }) => type.startsWith('text/') && type !== 'text/html');
  const pages = pageNames(files).filter((page) => page !== 'index');
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
    charset_types ${withCharset.map(({ type }) => type).join(' ')};

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
