import { cacheOfHashedFiles, cacheOfPages, headers } from '../../config/headers.ts';
import { mediaType } from './media-types.ts';
import { pageNames } from './site-files.ts';

/** Where a server finds the site, and at which address it offers it. */
export interface Server {
  /** Folder of the exported site. */
  readonly root: string;
  /** Address and port to listen on, as nginx takes them. */
  readonly listen: string;
  readonly serverName: string;
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/**
 * A configuration of nginx that answers as Cloudflare's static assets do: to be included where `http`
 * blocks are. https://nginx.org/en/docs/
 * @param files paths of the site's files inside its folder
 */
export function nginxConf(files: readonly string[], { root, listen, serverName }: Server): string {
  const kinds = new Map(files.map((file) => [mediaType(file).extension, mediaType(file)]));
  const types = [...kinds.values()].map(({ extension, type }) => `        ${type} ${extension.slice(1)};`);
  // HTML is always among them.
  const withCharset = [...kinds.values()].filter(({ type }) => type.startsWith('text/') && type !== 'text/html');
  const pages = pageNames(files).filter((page) => page !== 'index');
  const answers = Object.entries(headers).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`);
  return `# For nginx with its gzip_static and brotli_static modules (Debian: nginx-light,
# libnginx-mod-http-brotli-static). Put it into /etc/nginx/conf.d/, and the site's files into its root.
# TLS is left to you: HSTS, among the headers below, has browsers insist on it.

map $uri $calculator_cache {
    default ${quoted(cacheOfPages)};
    # "Not found" is no file of this folder: nginx answers it from /404.html.
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
    # Once there is TLS: a browser can read a page's first packets before the last has come.
    ssl_buffer_size 4k;

${answers.join('\n')}
    add_header Cache-Control $calculator_cache always;

    # Every page has one address: without .html, and without a slash at its end.
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
