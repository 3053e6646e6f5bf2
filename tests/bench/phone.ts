import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import tests from '../playwright.config.ts';
import { findBrowser } from '../../src/owner/chromium.ts';
import { atFarEnd, hereOnLink } from './slow-link.ts';
import { results } from './web-root.ts';

/** Switches with which Chromium accepts the server's certificate and connects to no other server. */
export const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--ignore-certificate-errors',
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE ${hereOnLink}`,
];

/** The phone that Lighthouse emulates. */
const device = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
  locale: 'en-US',
};

/** Chromium's executable, or a script that starts it at the far end of the slow link. */
function executable(isOnLink: boolean): string {
  const chromiumHere = findBrowser();
  if (chromiumHere === undefined) throw new Error('there is no Chromium');
  if (!isOnLink) return chromiumHere;
  const script = join(results, 'chromium-on-link');
  writeFileSync(script, `#!/bin/sh\nexec ${atFarEnd.join(' ')} ${chromiumHere} "$@"\n`, { mode: 0o755 });
  return script;
}

interface Settings {
  /** The factor by which the processor is slowed. */
  readonly slowdown: number;
  /** Whether the phone is at the far end of the slow link. */
  readonly isOnLink: boolean;
  /** Height of the screen, in CSS pixels. */
  readonly height?: number;
}

/** A newly started browser that emulates a phone. It closes when it is disposed of. */
export interface Phone extends AsyncDisposable {
  readonly page: Page;
  readonly session: CDPSession;
}

/** @throws Error if there is no Chromium, or if it does not start */
export async function openPhone({ slowdown, isOnLink, height = device.viewport.height }: Settings): Promise<Phone> {
  const browser = await chromium.launch({
    ...tests.use?.launchOptions,
    executablePath: executable(isOnLink),
    args: switches,
  });
  const page = await browser.newPage({ ...device, viewport: { ...device.viewport, height } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, [Symbol.asyncDispose]: () => browser.close() };
}
