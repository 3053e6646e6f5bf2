import { installDebianPackages, run } from './debian-packages.ts';
import { findChromium } from './find-chromium.ts';

/** Debian's package brings the libraries that Chromium needs, which Playwright's download does not. */
const installFromDebian = () => installDebianPackages('chromium', 'fonts-noto-core', 'fonts-noto-color-emoji');

const downloadWithPlaywright = () => void run('npx', 'playwright', 'install', 'chromium');

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
