/* Ensures that there is a Chromium to draw and test with. On Debian, packages bring the libraries that it needs. */
import { spawnSync } from 'node:child_process';
import { findBrowser, findShell, installDebianPackages } from './chromium.ts';

const download = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];

if (findBrowser() === undefined) installDebianPackages('chromium');
if (findBrowser() === undefined) spawnSync(process.execPath, download, { stdio: 'inherit' });
if (findBrowser() === undefined) {
  console.error('This needs Chromium or Chrome. Neither was found or could be installed: install one.');
  process.exit(1);
}
// The tests also run without it, but take twice the time.
if (findShell() === undefined) installDebianPackages('chromium-headless-shell');
