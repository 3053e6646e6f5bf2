import type { ComparedPage } from './compared-pages.ts';
import { openPhone } from './phone.ts';
import { hereOnLink, slowLink, type LinkName } from './slow-link.ts';

/** When a page becomes visible and usable, in milliseconds since the visitor asked for it. */
export interface Arrival {
  readonly firstPaint: number;
  /** When a value put into the first field first changes a result on the page. */
  readonly usable: number;
}

declare global {
  interface Window {
    usableAt?: number;
  }
}

/**
 * Runs in the page. From the first paint on, it puts values into the field until a result changes. It then tries
 * once more, in case the first change was a coincidence.
 */
async function findUsable({ field, results }: ComparedPage): Promise<void> {
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const painted = () =>
    new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
  const shown = () => Array.from(document.querySelectorAll(results), (result) => result.textContent).join('|');
  // React wraps the setter of each field to remember its value. A value set that way would not count as a change.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;

  /** When the answer to the value was painted, or undefined if none came within 150 ms. */
  async function answer(value: string): Promise<number | undefined> {
    const input = document.querySelector(field);
    if (input === null || performance.getEntriesByName('first-contentful-paint').length === 0) return undefined;
    const before = shown();
    set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    for (const start = performance.now(); performance.now() - start < 150; await pause(25)) {
      if (shown() !== before) return painted();
    }
    return undefined;
  }

  while (window.usableAt === undefined) {
    const time = await answer('7');
    if (time !== undefined && (await answer('8')) !== undefined) window.usableAt = time;
    else await pause(25);
  }
}

/** Opens the page over the link, on a phone with a processor slowed four times. */
export async function measureArrival(page: ComparedPage, link: LinkName, port: number): Promise<Arrival> {
  await using _ = await slowLink(link);
  await using phone = await openPhone({ slowdown: 4, isOnLink: true });
  await phone.page.addInitScript(findUsable, page);
  await phone.page.goto(`https://${hereOnLink}:${port}${page.path}`, { waitUntil: 'commit' });
  await phone.page.waitForFunction(() => window.usableAt, undefined, { timeout: 60_000, polling: 250 });
  return await phone.page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    usable: window.usableAt!,
  }));
}
