import { installDebianPackages, run } from './debian-packages.ts';
import { findBrowser, findShell } from './chromium.ts';

/** Debian's packages bring the libraries that Chromium needs; Playwright's download does not. */
const installFromDebian = () => installDebianPackages('chromium');

const downloadWithPlaywright = () => void run('npx', 'playwright', 'install', 'chromium');

const isThere = () => findBrowser() !== undefined;
const canBeInstalled = () =>
  [installFromDebian, downloadWithPlaywright].some((install) => {
    install();
    return isThere();
  });

if (!isThere() && !canBeInstalled()) {
  console.error('The browser tests need Chromium or Chrome. Neither was found or could be installed: install one.');
  process.exitCode = 1;
}
// The tests also run without it, but take twice the time.
if (findShell() === undefined) installDebianPackages('chromium-headless-shell');
