import { setTimeout } from 'node:timers/promises';
import type { ComparedPage } from './compared-pages.ts';
import { openPhone } from './phone.ts';
import { percentile } from './statistics.ts';

export interface KeyToPaint {
  /** From a key press to the frame in which the result changed: the median of all keys, in milliseconds. */
  readonly p50: number;
  /** The slowest key in fifty by the browser's own Event Timing, in milliseconds, in steps of 8. */
  readonly p98: number;
}

declare global {
  interface Window {
    latencies?: number[];
    durations?: Map<number, number>;
  }
}

/** Runs in the page once it is idle, and times every key. */
function timeKeys({ results }: ComparedPage): void {
  const latencies: number[] = (window.latencies = []);
  const durations = (window.durations = new Map<number, number>());
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const shown = () => Array.from(document.querySelectorAll(results), (result) => result.textContent).join('|');
  let pressedAt: number | undefined;
  let before = '';
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
      before = shown();
    },
    true,
  );
  const afterPaint = new MessageChannel();
  afterPaint.port1.onmessage = ({ data }) => latencies.push(performance.now() - data);
  new MutationObserver(() => {
    if (pressedAt === undefined || shown() === before) return;
    const start = pressedAt;
    pressedAt = undefined;
    requestAnimationFrame(() => afterPaint.port2.postMessage(start));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Types digits into the first field and deletes each again, on a phone with a slowed processor. */
export async function measureKeys(page: ComparedPage, slowdown: number, port: number): Promise<KeyToPaint> {
  await using phone = await openPhone({ slowdown: 1, isOnLink: false });
  await phone.page.goto(`https://localhost:${port}${page.path}`, { waitUntil: 'networkidle' });
  if (page.opener !== undefined) await phone.page.locator(page.opener).click();
  await phone.session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await phone.page.locator(page.field).focus();
  await phone.page.keyboard.press('End');
  await phone.page.evaluate(timeKeys, page);
  // A phone needs this long to show its keyboard, and a finger to reach it.
  await setTimeout(1000);
  for (const key of Array.from('1234567', (digit) => [digit, 'Backspace']).flat()) {
    await phone.page.keyboard.press(key, { delay: 30 });
    await setTimeout(350);
  }
  const { latencies, durations } = await phone.page.evaluate(() => ({
    latencies: window.latencies!,
    durations: [...window.durations!.values()],
  }));
  // The browser does not report keys under 16 ms.
  return { p50: percentile(latencies, 0.5), p98: percentile(durations.length === 0 ? [16] : durations, 0.98) };
}
