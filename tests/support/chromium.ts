import { spawnSync } from 'node:child_process';
import { chromium, type LaunchOptions } from '@playwright/test';
import { cache, fontEnvironment, type FontSet } from './fonts/fonts.ts';

/** Runs a command. Returns whether it was found and succeeded. */
export const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** The path of the first of these programs that is installed and starts. */
export const findExecutable = (...names: readonly string[]): string | undefined =>
  names
    .map((name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim() || name)
    .find((path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);

/** A headless build, which runs the tests in half the time. */
const findShell = () => findExecutable('chromium-headless-shell');

/** The whole browser: one on this machine, else the one that Playwright downloaded. */
export const findBrowser = () => findExecutable('chromium', 'google-chrome', chromium.executablePath());

/** Installs Debian packages if this runs as root and finds apt; otherwise does nothing. */
export const installDebianPackages = (...packages: readonly string[]): boolean =>
  process.getuid?.() === 0 &&
  run('apt-get', 'update') &&
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);

/** Launch options: Chromium can run as root and reaches only this machine. @param executablePath shell or browser */
export const chromiumLaunch = (fonts: FontSet, executablePath = findShell() ?? findBrowser()): LaunchOptions => ({
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

if (import.meta.main && findBrowser() === undefined)
  if (!installDebianPackages('chromium', 'chromium-headless-shell'))
    run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
