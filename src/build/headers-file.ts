import { readdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { cacheOf, exceptions, headers } from '../config/headers.ts';

/** Lines that replace one header for one path. `!` removes the general value; else Cloudflare joins the two. */
const replaceHeader = (path: string, name: string, value: string) => [path, `  ! ${name}`, `  ${name}: ${value}`];

/**
 * Writes `_headers`, the file from which Cloudflare takes the response headers: one rule for all files, then the
 * exceptions and each hashed file. A pattern such as `/_astro/*` would also match 404 responses for another deployment's
 * files, and browsers would cache those for a year (https://github.com/sveltejs/kit/issues/16615).
 */
export function headersFile(): AstroIntegration {
  return {
    name: 'headers-file',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const everywhere = Object.entries({ ...headers, 'Cache-Control': cacheOf.keptNames });
        const hashedFiles = readdirSync(new URL('_astro', dir)).sort();
        const lines = [
          '/*',
          ...everywhere.map(([name, value]) => `  ${name}: ${value}`),
          ...exceptions.flatMap(({ paths, name, value }) => paths.flatMap((path) => replaceHeader(path, name, value))),
          ...hashedFiles.flatMap((file) => replaceHeader(`/_astro/${file}`, 'Cache-Control', cacheOf.hashedFiles)),
        ];
        writeFileSync(new URL('_headers', dir), `${lines.join('\n')}\n`);
      },
    },
  };
}
