/* Serves the built site with nginx, as an owner would: its configuration includes `dist/nginx.conf`. */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const port = await freePort();
const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${folder}/${name};`,
);
writeFileSync(
  join(folder, 'nginx.conf'),
  `daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {}
  http { include /etc/nginx/mime.types; access_log off; ${paths.join(' ')}
    server { listen 127.0.0.1:${port}; root ${resolve('dist')}; include ${resolve('dist/nginx.conf')}; } }`,
);
const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
process.on('SIGTERM', () => nginx.kill());
console.log(`nginx is ready on http://127.0.0.1:${port}`);
