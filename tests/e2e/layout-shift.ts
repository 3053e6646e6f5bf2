import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /**
     * One entry per layout shift: what moved, and whether only digits moved to make room for others in the same field
     * or amount.
     */
    layoutShifts: { moved: string; ofDigitsAlone: boolean }[];
  }
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShift, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Notes, from the start of each page on, that its contents jump: also right after an input. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    // What moves inside a field has no node that a script could see.
    const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
    // A line with a figure is as long as that.
    const isOfDigits = (node: Node | null) =>
      node === null || elementOf(node)?.closest('bdi, ol label, :is(p, li, tr):has(bdi)') != null;
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const [x, y] = [to.x - from.x, to.y - from.y].map(Math.round);
          return `${elementOf(node)?.outerHTML.slice(0, 100)} at ${to.x}, ${to.y} by ${x}, ${y}`;
        });
        // An element whose top and one side stay in place has changed its width, but has not moved.
        const stays = ({ previousRect: from, currentRect: to }: LayoutShift['sources'][number]) =>
          from.top === to.top && (from.left === to.left || from.right === to.right);
        window.layoutShifts.push({
          moved: moved.join('\n'),
          ofDigitsAlone: sources.every((source) => isOfDigits(source.node) || stays(source)),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The layout shifts of all frames drawn so far: a line for each element that moved.
 * @param besideDigits ignores digits and months' tiles, which must make room for each other while someone types
 */
export async function layoutShifts(page: Page, { besideDigits = false } = {}): Promise<string[]> {
  const shifts = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    return window.layoutShifts;
  });
  return shifts.filter(({ ofDigitsAlone }) => !besideDigits || !ofDigitsAlone).map(({ moved }) => moved);
}
