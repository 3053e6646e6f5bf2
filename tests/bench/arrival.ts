import type { ComparedPage } from './compared-pages.ts';
import { openPhone } from './phone.ts';
import { hereOnLink, slowLink, type LinkName } from './slow-link.ts';

/** When a page arrives, in milliseconds since the visitor asked for it. */
export interface Arrival {
  readonly firstPaint: number;
  /** From then on a value put into the first field changes a result on the page. */
  readonly usable: number;
}

declare global {
  interface Window {
    usableAt?: number;
  }
}

/**
 * Runs in the page: puts values into the field, as soon as there are a paint and a field, until a result
 * answers, and once more, to be sure that it was no chance.
 */
async function findUsable({ field, results }: ComparedPage): Promise<void> {
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const painted = () =>
    new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
  const shown = () => Array.from(document.querySelectorAll(results), (result) => result.textContent).join('|');
  // React remembers what is put into a field by the field's own setter, and would hold this for no change.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;

  /** When the answer to the value was painted; undefined if there is none within 150 ms. */
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

/** Opens the page over the link, on a phone four times slower than this machine. */
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
