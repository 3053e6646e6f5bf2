import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Ubuntu's `chromium-browser` is executable too, but only says how to install a snap: ask it for its version. */
function starts(executable: string): boolean {
  return spawnSync(executable, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * The browser that the tests run in: a Chromium or Chrome of this machine, else the one that Playwright
 * has downloaded. Undefined if there is none that starts.
 * @param path directories to look in, as in the environment variable PATH
 * @param downloaded where Playwright's own download would be
 */
export function findChromium(
  path = process.env['PATH'] ?? '',
  downloaded = chromium.executablePath(),
): string | undefined {
  const directories = path.split(delimiter).filter((directory) => directory !== '');
  const installed = names.flatMap((name) => directories.map((directory) => join(directory, name)));
  return [...installed, downloaded].find(starts);
}
