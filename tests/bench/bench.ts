/*
 * Loading, keys and the first touch of the built site, and of another built beside it, in turn: the machine's speed
 * drifts. npm run bench -- [--runs=3] [--against=folder/of/another/dist]
 */
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { serveFolder } from './serve.ts';

declare global {
  interface Window {
    usableAt?: number;
    /** Each event that the browser times: its type, and milliseconds until the next paint. */
    timed: { readonly type: string; readonly duration: number }[];
  }
}

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, against: { type: 'string' } },
});
const folders = [resolve('dist'), ...(options.against === undefined ? [] : [resolve(options.against)])];
/** The emulated networks: latency in milliseconds, download in kbit/s. */
const links = { '4G': { latency: 150, down: 1600 }, '3G': { latency: 400, down: 400 } };
const field = 'input#partnersAtStart';

/** To run in the page: puts 7 into the first field until the amount changes, and notes when that is painted. */
function findUsable(selector: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  const shown = () => document.querySelector('[data-figure=commission]')?.textContent;
  let before: string | undefined;
  const look = () => {
    const input = document.querySelector(selector);
    if (before !== undefined && shown() !== before) return void (window.usableAt = performance.now());
    if (input && performance.getEntriesByName('first-contentful-paint').length > 0) {
      before = shown();
      set!.call(input, '7');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** To run in the page: https://developer.mozilla.org/docs/Web/API/PerformanceEventTiming */
function timeEvents(): void {
  window.timed = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) window.timed.push({ type: name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** A phone with an empty cache. */
async function phone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, session, slowDown, [Symbol.asyncDispose]: () => context.close() };
}

async function measureLoading(browser: Browser, address: string, { latency, down }: { latency: number; down: number }) {
  await using visit = await phone(browser);
  await visit.slowDown(4);
  const network = { offline: false, latency, downloadThroughput: (down * 1000) / 8, uploadThroughput: -1 };
  await visit.session.send('Network.emulateNetworkConditions', network);
  await visit.page.addInitScript(findUsable, field);
  await visit.page.goto(address, { waitUntil: 'commit' });
  await visit.page.waitForFunction(() => window.usableAt, undefined, { timeout: 60_000, polling: 250 });
  return await visit.page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    usable: window.usableAt!,
  }));
}

/** What is timed of a visit that taps the first field and types, after seconds of rest or at once. */
async function measureEvents(
  browser: Browser,
  address: string,
  slowdown: number,
  rest: number,
  keys: readonly string[],
) {
  await using visit = await phone(browser);
  await visit.page.addInitScript(timeEvents);
  await visit.page.goto(address, { waitUntil: rest === 0 ? 'commit' : 'networkidle' });
  await visit.slowDown(slowdown);
  await setTimeout(1000 * rest);
  await visit.page.locator(field).tap();
  for (const key of keys) {
    await visit.page.keyboard.press(key, { delay: 30 });
    await setTimeout(350);
  }
  return await visit.page.evaluate(() => window.timed);
}

/** In milliseconds, or an event's type, by what is measured and then by folder. */
const measured = new Map<string, (number | string)[][]>();
function note(what: string, folder: number, ...found: readonly (number | string)[]): void {
  measured.set(what, measured.get(what) ?? folders.map(() => []));
  measured.get(what)![folder]!.push(...found);
}

await using browser = await chromium.launch(chromiumLaunch('narrow'));
for (let run = 0; run < Number(options.runs); run++)
  for (const [index, folder] of folders.entries()) {
    await using site = await serveFolder(folder);
    const address = `${site.origin}/${defaultLanguage.path}`;
    for (const [name, link] of Object.entries(links)) {
      const { paint, usable } = await measureLoading(browser, address, link);
      note(`first paint, slow ${name}`, index, paint);
      note(`usable, slow ${name}`, index, usable);
    }
    for (const slowdown of [4, 6]) {
      const digits = Array.from('1234567', (digit) => [digit, 'Backspace']).flat();
      const events = await measureEvents(browser, address, slowdown, 2, digits);
      const ofType = (type: string) => events.filter((event) => event.type === type).map(({ duration }) => duration);
      note(`key to paint, CPU x${slowdown}`, index, ...ofType('keydown'));
      const first = await measureEvents(browser, address, slowdown, 0, [...'12345']);
      const [slowest] = [...first, { type: 'none', duration: 0 }].sort((one, other) => other.duration - one.duration);
      note(`first touch, slowest event, CPU x${slowdown}`, index, slowest!.duration);
      note(`which event that is, CPU x${slowdown}`, index, slowest!.type);
    }
  }
console.log(`Medians of ${options.runs} runs, in milliseconds: ${folders.join(', ')}`);
for (const [what, byFolder] of measured) {
  const shown = byFolder.map((found) => {
    if (found.some((one) => typeof one === 'string')) return [...new Set(found)].join('/');
    return Math.round((found as number[]).toSorted((one, other) => one - other)[Math.floor(found.length / 2)]!);
  });
  console.log(`${what}: ${shown.join(', ')}`);
}
