/*
 * `npm run export` writes the built site for hosts other than Cloudflare into the folder `export`: the files, each text
 * with compressed copies beside it, and a configuration for nginx.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { site } from '../config/site.ts';
import { isText, nginxConf, siteFiles } from './nginx-conf.ts';

const files = siteFiles('dist');

rmSync('export', { recursive: true, force: true });
for (const file of files) {
  const copy = join('export/site', file);
  cpSync(join('dist', file), copy, { preserveTimestamps: true });
  if (!isText(file)) continue;
  const content = readFileSync(copy);
  // Both compress as well as they can.
  writeFileSync(`${copy}.br`, brotliCompressSync(content));
  writeFileSync(`${copy}.gz`, gzipSync(content, { level: 9 }));
}
const { hostname } = new URL(site.origin);
const server = { root: `/var/www/${hostname}`, listen: '80', serverName: hostname };
writeFileSync('export/nginx.conf', nginxConf(files, server));
console.log(`${files.length} files are in export/site, with export/nginx.conf beside them.`);
