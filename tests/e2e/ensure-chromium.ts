import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

/** Whether the command was found and succeeded. */
function run(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Debian's package brings the libraries that Chromium needs, which Playwright's download does not. */
function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !run('apt-get', 'update')) return;
  const packages = ['chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'];
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

function downloadWithPlaywright(): void {
  run('npx', 'playwright', 'install', 'chromium');
}

const isThere = () => findChromium() !== undefined;
const canBeInstalled = () =>
  [installFromDebian, downloadWithPlaywright].some((install) => {
    install();
    return isThere();
  });

if (!isThere() && !canBeInstalled()) {
  console.error('The browser tests need Chromium or Chrome, and none could be found or installed: install one.');
  process.exitCode = 1;
}
