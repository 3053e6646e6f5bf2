import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { findExecutable } from '../../src/owner/find-executable.ts';
import type { Browser } from './browser.ts';

/** Keeps what the browser saves inside the repository. */
const downloads = join(import.meta.dirname, '../../node_modules/.cache/firefox');

export const findFirefox = () => findExecutable(['firefox-esr', 'firefox']);

/** Starts the installed Firefox without a window. It can reach only this machine. */
export async function openFirefox(): Promise<Browser> {
  mkdirSync(downloads, { recursive: true });
  const firefox = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    extraPrefsFirefox: {
      'network.dns.disabled': true,
      'network.dns.localDomains': 'localhost',
      'browser.download.dir': downloads,
      // Into that folder, not one of the system's.
      'browser.download.folderList': 2,
      'intl.accept_languages': 'en-US',
      // Puppeteer loses a page that comes back from the back/forward cache.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  });
  // The tab that is already open counts as inactive: its elements learn nothing of getting the focus.
  const page = await firefox.newPage();
  return {
    downloads,
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    click: async (role, name) => {
      for (const element of await page.$$(`::-p-aria([name="${name}"][role="${role}"])`)) {
        if (await element.isVisible()) return element.click();
      }
      throw new Error(`No ${role} "${name}" is visible.`);
    },
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    evaluate: (script) => page.evaluate(script) as never,
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => firefox.close(),
  };
}
