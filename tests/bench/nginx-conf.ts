import { userInfo } from 'node:os';
import { cacheOfHashedFiles, cacheOfPages, headers } from '../../src/config/headers.ts';
import { brotliModule } from './requirements.ts';

interface Settings {
  /** The folder that the server serves. */
  readonly root: string;
  /** The folder for the server's own files. It contains the certificate, `cert.pem`, and its key, `key.pem`. */
  readonly folder: string;
  readonly port: number;
}

function headerLines(cacheControl: string): string {
  return Object.entries({ ...headers, 'Cache-Control': cacheControl })
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    .join(' ');
}

/** Folders for temporary bodies. None is used here, but the built-in ones need root. */
function temporaryPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/tmp;`)
    .join(' ');
}

/**
 * Configures nginx like a host of static files: one worker, TLS 1.3, HTTP/2, precompressed files, the headers of
 * production. TLS sessions are not resumed, so each connection costs a full handshake.
 */
export function nginxConf({ root, folder, port }: Settings): string {
  return `
daemon off; worker_processes 1; user ${userInfo().username};
load_module ${brotliModule};
pid ${folder}/nginx.pid; error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types; charset utf-8;
  access_log off; sendfile on; tcp_nopush on; server_tokens off; keepalive_requests 1000000;
  brotli_static on; ssl_buffer_size 4k;
  ${temporaryPaths(folder)}
  ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem; ssl_protocols TLSv1.3;
  ssl_session_cache none; ssl_session_tickets off;
  server {
    listen ${port} ssl http2; root ${root}; error_page 404 /404.html;
    location / { try_files $uri $uri.html $uri/index.html =404; ${headerLines(cacheOfPages)} }
    location /_astro/ { ${headerLines(cacheOfHashedFiles)} }
  }
}
`;
}
