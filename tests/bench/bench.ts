/*
 * Keys and the first touch of the built site, and of another built beside it, in turn: the machine's speed drifts.
 * npm run bench -- [--runs=3] [--against=folder/of/another/dist]
 */
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { preview } from 'vite';
import { defaultLanguage } from '../../src/config/languages.ts';
import { chromiumLaunch } from '../support/chromium.ts';

declare global {
  interface Window {
    /** Each event that the browser times: its type, and milliseconds until the next paint. */
    timed: { readonly type: string; readonly duration: number }[];
  }
}

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, against: { type: 'string' } },
});
const folders = ['dist', ...(options.against === undefined ? [] : [options.against])].map((folder) => resolve(folder));

/** To run in the page: https://developer.mozilla.org/docs/Web/API/PerformanceEventTiming */
function timeEvents(): void {
  window.timed = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) window.timed.push({ type: name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** What is timed of a visit with a phone that taps the first field and types, after seconds of rest or at once. */
async function measure(browser: Browser, address: string, slowdown: number, rest: number, keys: readonly string[]) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  await page.addInitScript(timeEvents);
  await page.goto(address, { waitUntil: rest === 0 ? 'commit' : 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await setTimeout(1000 * rest);
  await page.locator('input#partnersAtStart').tap();
  for (const key of keys) {
    await page.keyboard.press(key, { delay: 30 });
    await setTimeout(350);
  }
  const timed = await page.evaluate(() => window.timed);
  await page.close();
  return timed;
}

/** Milliseconds by what is measured and then by folder. */
const measured = new Map<string, number[][]>();
function note(what: string, folder: number, found: readonly number[]): void {
  measured.set(what, measured.get(what) ?? folders.map(() => []));
  measured.get(what)![folder]!.push(...found);
}

await using browser = await chromium.launch(chromiumLaunch('narrow'));
const servers = await Promise.all(
  folders.map((outDir) => preview({ configFile: false, appType: 'mpa', build: { outDir }, preview: { port: 0 } })),
);
for (let run = 0; run < Number(options.runs); run++)
  for (const [index, server] of servers.entries())
    for (const slowdown of [4, 6]) {
      const address = server.resolvedUrls!.local[0]! + defaultLanguage.path;
      const digits = Array.from('1234567', (digit) => [digit, 'Backspace']).flat();
      const events = await measure(browser, address, slowdown, 2, digits);
      const keys = events.filter(({ type }) => type === 'keydown').map(({ duration }) => duration);
      note(`key to paint, CPU x${slowdown}`, index, keys);
      const first = await measure(browser, address, slowdown, 0, [...'12345']);
      note(`first touch, slowest event, CPU x${slowdown}`, index, [Math.max(...first.map(({ duration }) => duration))]);
    }
await Promise.all(servers.map((server) => server.close()));
const medianOf = (all: readonly number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]!;
console.log(`Medians of ${options.runs} runs, in milliseconds: ${folders.join(', ')}`);
for (const [what, byFolder] of measured) console.log(`${what}: ${byFolder.map(medianOf).join(', ')}`);
