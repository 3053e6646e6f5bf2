import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: number;
  }
}

/** Counts, from the start of each page on, how often its contents jump. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = 0;
    new PerformanceObserver((list) => {
      window.layoutShifts += list.getEntries().length;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How often the page's contents have jumped, everything drawn so far counted. */
export async function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    return window.layoutShifts;
  });
}
