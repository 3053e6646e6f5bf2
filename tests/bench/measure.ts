import type { Browser, Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';

/** The emulated networks: latency in milliseconds, rates in kbit/s. */
export const links = {
  '4g': { latency: 150, down: 1600, up: 750 },
  '3g': { latency: 400, down: 400, up: 400 },
} as const;

const field = 'input#partnersAtStart';
const results = ':is([data-answer], [data-scenario=entered]) [data-figure=commission]';

/** A page on a phone whose processor is slowed, in a context of its own: nothing is cached. */
async function phonePage(browser: Browser, slowdown: number) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, [Symbol.asyncDispose]: () => context.close() };
}

declare global {
  interface Window {
    usableAt?: number;
    latencies: number[];
  }
}

/** To run in the page: puts values into the first field until a result changes, and notes when that is painted. */
function findUsable([selector, figures]: readonly [string, string]): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  const shown = () => Array.from(document.querySelectorAll(figures), ({ textContent }) => textContent).join();
  let before: string | undefined;
  const look = () => {
    const input = document.querySelector(selector);
    if (before !== undefined && shown() !== before) {
      window.usableAt = performance.now();
      return;
    }
    if (input && performance.getEntriesByName('first-contentful-paint').length > 0) {
      before = shown();
      set!.call(input, '7');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** First paint, and when a value put into the first field has changed a result, in milliseconds. CPU slowed 4 times. */
export async function measureLoading(browser: Browser, address: string, link: keyof typeof links) {
  await using phone = await phonePage(browser, 4);
  const { latency, down, up } = links[link];
  await phone.session.send('Network.enable');
  await phone.session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (down * 1000) / 8,
    uploadThroughput: (up * 1000) / 8,
  });
  await phone.page.addInitScript(findUsable, [field, results] as const);
  await phone.page.goto(address, { waitUntil: 'commit' });
  await phone.page.waitForFunction(() => window.usableAt, undefined, { timeout: 60_000, polling: 250 });
  return await phone.page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    usable: window.usableAt!,
  }));
}

/** To run in the page: notes for each key how long it takes until a changed result is painted. */
function timeKeys(figures: string): void {
  window.latencies = [];
  const shown = () => Array.from(document.querySelectorAll(figures), ({ textContent }) => textContent).join();
  const painted = new MessageChannel();
  painted.port1.onmessage = ({ data }) => window.latencies.push(performance.now() - data);
  let pressed: { readonly at: number; readonly before: string } | undefined;
  addEventListener('keydown', ({ timeStamp }) => (pressed = { at: timeStamp, before: shown() }), true);
  new MutationObserver(() => {
    if (!pressed || shown() === pressed.before) return;
    const { at } = pressed;
    pressed = undefined;
    requestAnimationFrame(() => painted.port2.postMessage(at));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function typeDigits({ keyboard }: Page): Promise<void> {
  for (const key of Array.from('1234567', (digit) => [digit, 'Backspace']).flat()) {
    await keyboard.press(key, { delay: 30 });
    await setTimeout(350);
  }
}

/** From each of fourteen keys to the frame in which the results have changed, in milliseconds. */
export async function measureKeys(browser: Browser, address: string, slowdown: number): Promise<readonly number[]> {
  await using phone = await phonePage(browser, 1);
  await phone.page.goto(address, { waitUntil: 'networkidle' });
  await phone.session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await phone.page.locator(field).focus();
  await phone.page.evaluate(timeKeys, results);
  await setTimeout(1000);
  await typeDigits(phone.page);
  return await phone.page.evaluate(() => window.latencies);
}
