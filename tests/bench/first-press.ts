import { setTimeout } from 'node:timers/promises';
import { ours, type Press } from './compared-pages.ts';
import { inTime } from './in-time.ts';
import { NotMeasured } from './measurement.ts';
import { openPhone } from './phone.ts';
import { act, middle, press } from './visitor.ts';

/** How long a press waited, in milliseconds from the lift of the finger. */
export interface Pressed {
  /** Until the screen showed that it was noticed: the disclosure is open, or a place says that it is busy. */
  readonly answer: number;
  /** Until the screen showed what it was pressed for. */
  readonly content: number;
}

/** Of the screen, in CSS pixels. The whole page fits: a scroll is a sign of use too, and would come before the tap. */
const height = 2600;

/** Runs in the page, before the press: resolves when the content is on the screen. */
async function timePress({ control, content }: Press): Promise<Pressed> {
  const find = (path: string) => {
    const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index) as Element);
  };
  const hasContent = () => find(content).some((element) => element.checkVisibility({ visibilityProperty: true }));
  const hasAnswer = () =>
    find(control).some((element) => element.matches('details[open] > *')) ||
    document.querySelector('[aria-busy=true]') !== null ||
    hasContent();
  /** Resolves to the time on the page's clock when it is on the screen. */
  const shown = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => resolve(performance.now());
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        requestAnimationFrame(() => painted.port2.postMessage(undefined));
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  const lifted = new Promise<number>((resolve) => {
    addEventListener('pointerup', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const [start, answered, whole] = await Promise.all([lifted, shown(hasAnswer), shown(hasContent)]);
  // The screen may have answered before the finger left it.
  return { answer: Math.max(0, answered - start), content: Math.max(0, whole - start) };
}

/**
 * Opens the page on a phone with a slowed processor, and presses the control before anything else.
 * @throws NotMeasured if the control cannot be pressed before React is there
 * @throws Error if the content is not there after ten seconds
 */
export async function measureFirstPress(pressed: Press, slowdown: number, port: number): Promise<Pressed> {
  await using phone = await openPhone({ slowdown, isOnLink: false, height });
  await phone.page.goto(`https://localhost:${port}${ours.path}`, { waitUntil: 'networkidle' });
  const control = phone.page.locator(`xpath=${pressed.control}`);
  if (!(await control.isVisible())) throw new NotMeasured('not there before React');
  const point = await middle(phone, control);
  const times = phone.page.evaluate(timePress, pressed);
  const touch = setTimeout(300).then(() => act(press(phone.session, point)));
  const [result] = await inTime(Promise.all([times, touch]), 10_000, `content of ${pressed.name}`);
  return result;
}
