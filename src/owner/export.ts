/*
 * `npm run export` writes the built site for hosts other than Cloudflare into the folder `export`: the files, each text
 * with compressed copies beside it, and a configuration for nginx.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { site } from '../config/site.ts';
import { isText, nginxConf, siteFiles } from './nginx-conf.ts';

/** Built files that configure one host and are not part of the site. */
const ofCloudflare = ['_headers', '_redirects', '.assetsignore'];

rmSync('export', { recursive: true, force: true });
cpSync('dist', 'export/site', {
  recursive: true,
  preserveTimestamps: true,
  filter: (file) => !ofCloudflare.includes(basename(file)),
});
const files = siteFiles('export/site');
for (const file of files.filter(isText).map((name) => join('export/site', name))) {
  const content = readFileSync(file);
  // Both compress as well as they can.
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
const { hostname } = new URL(site.origin);
const server = { root: `/var/www/${hostname}`, listen: '80', serverName: hostname };
writeFileSync('export/nginx.conf', nginxConf(files, server));
console.log(`${files.length} files are in export/site, with export/nginx.conf beside them.`);
