/*
 * `npm run export` writes the built site for hosts other than Cloudflare into the folder `export`: the
 * precompressed files, a configuration for nginx, and notes for any other host.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '../../config/site.ts';
import { hostNotes } from './host-notes.ts';
import { mediaType } from './media-types.ts';
import { nginxConf } from './nginx-conf.ts';
import { precompress } from './precompress.ts';
import { siteFiles } from './site-files.ts';

const project = join(import.meta.dirname, '../../..');
const [built, exported] = [join(project, 'dist'), join(project, 'export')];
const files = siteFiles(built);

rmSync(exported, { recursive: true, force: true });
for (const file of files) {
  const copy = join(exported, 'site', file);
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(join(built, file), copy, { preserveTimestamps: true });
  if (mediaType(file).isTextual) precompress(copy);
}

const { hostname } = new URL(site.origin);
const server = { root: `/var/www/${hostname}`, listen: '80', serverName: hostname };
writeFileSync(join(exported, 'nginx.conf'), nginxConf(files, server));
writeFileSync(join(exported, 'host.txt'), hostNotes);

console.log(`${files.length} files are in export/site, with export/nginx.conf and export/host.txt beside them.`);
