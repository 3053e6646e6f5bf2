import { chromium, type LaunchOptions } from '@playwright/test';
import { cache, fontEnvironment, type FontSet } from './fonts/fonts.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Whether a program can be started. Existence alone proves nothing, since Ubuntu's `chromium-browser` may only explain
 * how to install a snap. On Windows, only existence is checked, because `--version` would open a browser window.
 */
export function starts(executable: string): boolean {
  if (process.platform === 'win32') return existsSync(executable);
  return spawnSync(executable, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** The first of these programs that is on the PATH and starts. */
export function findExecutable(names: readonly string[]): string | undefined {
  const directories = (process.env['PATH'] ?? '').split(delimiter).filter((directory) => directory !== '');
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find(starts);
}

/** Headless builds, which run the tests in half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
/** Full browsers. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** A shell on this machine, or undefined if none starts. */
export const findShell = () => findExecutable(shells);

/** The whole browser: one on this machine, else the one that Playwright downloaded, or undefined if none starts. */
export const findBrowser = () => findExecutable(browsers) ?? [chromium.executablePath()].find(starts);

/**
 * Ensures that there is a Chromium to draw and test with, as `node src/owner/chromium.ts` does. On Debian, packages bring
 * the libraries that it needs. Ends the process if there is none.
 */
export function ensureChromium(): void {
  if (findBrowser() === undefined) installDebianPackages('chromium', 'chromium-headless-shell');
  if (findBrowser() === undefined) run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  if (findBrowser() === undefined) {
    console.error('This needs Chromium or Chrome. Neither was found or could be installed: install one.');
    process.exit(1);
  }
  if (findShell() === undefined) console.log('Without chromium-headless-shell the browser tests take twice the time.');
}

/** Launch options: Chromium can run as root and reaches only this machine. @param executablePath shell or browser */
export const chromiumLaunch = (fonts: FontSet, executablePath = findShell() ?? findBrowser()): LaunchOptions => ({
  // Without a UTF-8 locale, Chromium cannot save files with non-ASCII names.
  env: { ...process.env, ...fontEnvironment(fonts), LC_ALL: 'C.UTF-8', HOME: cache, XDG_CONFIG_HOME: cache },
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    // No separate GPU process: about 14 percent faster.
    '--in-process-gpu',
    // No hinting: text is as wide as on phones, which do not align glyphs to whole pixels.
    '--font-render-hinting=none',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
});

/** Runs a command. Returns whether it was found and succeeded. */
export function run(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Installs Debian packages if this runs as root and finds apt; otherwise does nothing. */
export function installDebianPackages(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !run('apt-get', 'update')) return;
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

if (import.meta.main) ensureChromium();
