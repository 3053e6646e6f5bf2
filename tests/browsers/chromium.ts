import { launch } from 'puppeteer-core';
import { chromiumLaunch } from '../../src/owner/chromium.ts';
import type { Browser } from './browser.ts';
import { cacheFolder } from './cache-folder.ts';
import { drive } from './puppeteer.ts';

/** Starts the Chromium that the other browser tests use, without a window. It can reach only this machine. */
export async function openChromium(): Promise<Browser> {
  const { executablePath, args, env } = chromiumLaunch('narrow');
  return drive(await launch({ executablePath: executablePath!, args: args!, env: env! }), cacheFolder('chromium'));
}
