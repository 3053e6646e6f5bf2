import { installDebianPackages, run } from './debian-packages.ts';
import { findBrowser, findShell } from './chromium.ts';

const fonts = ['fonts-noto-core', 'fonts-noto-color-emoji'];

/** Debian's packages bring the libraries that Chromium needs, which Playwright's download does not. */
const installFromDebian = () => installDebianPackages('chromium', ...fonts);

const downloadWithPlaywright = () => void run('npx', 'playwright', 'install', 'chromium');

const isThere = () => findBrowser() !== undefined;
const canBeInstalled = () =>
  [installFromDebian, downloadWithPlaywright].some((install) => {
    install();
    return isThere();
  });

if (!isThere() && !canBeInstalled()) {
  console.error('The browser tests need Chromium or Chrome, and none could be found or installed: install one.');
  process.exitCode = 1;
}
// The tests do without it, in twice the time.
if (findShell() === undefined) installDebianPackages('chromium-headless-shell', ...fonts);
