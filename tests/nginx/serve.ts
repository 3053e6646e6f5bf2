/* Serves the exported site with nginx and the exported configuration, on a free port, until it is stopped. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';

const exported = join(import.meta.dirname, '../../export');
const folder = mkdtempSync(join(tmpdir(), 'nginx-'));

const port = await freePort();
const configuration = readFileSync(join(exported, 'nginx.conf'), 'utf8')
  .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
  .replace(/server_name .*;/, 'server_name localhost;')
  .replace(/root .*;/, `root ${exported}/site;`);
writeFileSync(join(folder, 'site.conf'), configuration);
writeFileSync(
  join(folder, 'nginx.conf'),
  `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log stderr;
load_module modules/ngx_http_brotli_static_module.so;
events {}
http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join('\n    ')}
    include ${folder}/site.conf;
}
`,
);

const nginx = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
nginx.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 0;
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => nginx.kill('SIGQUIT'));
console.log(`Ready on http://localhost:${port}`);
