import { setTimeout } from 'node:timers/promises';
import { openBarePage } from './bare-browser.ts';
import { ours } from './compared-pages.ts';

/** Runs in the page: resolves to the longest task until a second after React is there; 0 if none was above 50 ms. */
async function longestTaskUntilReact(): Promise<number> {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  const pause = (milliseconds: number) => new Promise((resolve) => window.setTimeout(resolve, milliseconds));
  while (!document.querySelector('button[name=kit]:enabled')) await pause(100);
  await pause(1000);
  return longest;
}

/**
 * Opens the page, slows the processor once it has arrived, and waits for React without touching anything.
 * @returns the longest task that loading, evaluating and hydrating took, in milliseconds; 0 if none was above 50
 */
export async function measureHydration(slowdown: number, port: number): Promise<number> {
  await using page = await openBarePage();
  await page.send('Page.navigate', { url: `https://localhost:${port}${ours.path}` });
  await setTimeout(1000);
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return await page.evaluate<number>(`(${String(longestTaskUntilReact)})()`);
}
