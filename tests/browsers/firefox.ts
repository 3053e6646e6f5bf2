import { launch } from 'puppeteer-core';
import { findExecutable } from '../../src/owner/chromium.ts';
import { fontEnvironment } from '../../src/owner/fonts/fonts.ts';
import { type Browser, cacheFolder } from './browser.ts';
import { drive } from './puppeteer.ts';

export const findFirefox = () => findExecutable(['firefox-esr', 'firefox']);

/** Starts the installed Firefox without a window. It can reach only this machine. */
export async function openFirefox(): Promise<Browser> {
  const downloads = cacheFolder('firefox');
  const firefox = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    env: { ...process.env, ...fontEnvironment('narrow') },
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
  return drive(firefox, downloads);
}
