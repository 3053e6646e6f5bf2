import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Runs a command. Returns whether it was found and succeeded. */
function run(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

const isThere = () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

if (!isThere() && process.getuid?.() === 0 && run('apt-get', 'update'))
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
if (!isThere()) {
  console.error(`These tests need Debian's packages ${packages.join(' and ')}: install them.`);
  process.exitCode = 1;
}
