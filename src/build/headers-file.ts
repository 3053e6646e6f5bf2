import { readdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { cacheOfHashedFiles, cacheOfPages, headers } from '../config/headers.ts';

/**
 * Writes `_headers`, which tells Cloudflare the headers of its answers. The hashed files are named one by
 * one: a pattern would also make "not found", in the place of a file of another deployment, last for a year.
 * https://developers.cloudflare.com/workers/static-assets/headers/
 */
export function headersFile(): AstroIntegration {
  return {
    name: 'headers-file',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const everywhere = Object.entries({ ...headers, 'Cache-Control': cacheOfPages });
        const hashed = readdirSync(new URL('_astro', dir)).sort();
        const lines = [
          '/*',
          ...everywhere.map(([name, value]) => `  ${name}: ${value}`),
          ...hashed.flatMap((file) => [
            `/_astro/${file}`,
            '  ! Cache-Control',
            `  Cache-Control: ${cacheOfHashedFiles}`,
          ]),
        ];
        writeFileSync(new URL('_headers', dir), `${lines.join('\n')}\n`);
      },
    },
  };
}
