import { existsSync } from 'node:fs';
import { installDebianPackages } from '../../src/owner/chromium.ts';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const isThere = () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

if (!isThere()) installDebianPackages(...packages);
if (!isThere()) {
  console.error(`These tests need Debian's packages ${packages.join(' and ')}: install them.`);
  process.exitCode = 1;
}
