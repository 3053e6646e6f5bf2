import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** One for each jump: whether digits alone moved, to make room for another in their own field or amount. */
    layoutShifts: { ofDigitsAlone: boolean }[];
  }
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShift, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Notes, from the start of each page on, that its contents jump: also right after an input. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    // What moves inside a field has no node that a script could see.
    const isOfDigits = (node: Node | null) =>
      node === null || (node instanceof Element ? node : node.parentElement)?.closest('bdi') != null;
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[]) {
        window.layoutShifts.push({ ofDigitsAlone: sources.every(({ node }) => isOfDigits(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function allShifts(page: Page): Promise<Window['layoutShifts']> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    return window.layoutShifts;
  });
}

/** How often the page's contents have jumped, everything drawn so far counted. */
export async function layoutShifts(page: Page): Promise<number> {
  return (await allShifts(page)).length;
}

/** The same without jumps of digits, which must make room for each other while someone types. */
export async function layoutShiftsBesideDigits(page: Page): Promise<number> {
  return (await allShifts(page)).filter(({ ofDigitsAlone }) => !ofDigitsAlone).length;
}
