import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { language, ours, type ComparedPage } from './compared-pages.ts';
import { openPhone } from './phone.ts';
import { hereOnLink, slowLink, type LinkName } from './slow-link.ts';

export interface SharedLink {
  /** When all numbers of the link had been painted, in milliseconds since the visitor followed it. */
  readonly rightNumbers: number;
  /** Sum of all layout shifts until React has taken over. */
  readonly layoutShift: number;
}

declare global {
  interface Window {
    rightAt?: number;
    shift?: number;
  }
}

/** Runs in the page, and checks in every frame whether all results are right and visible. */
function findRightNumbers({ results, expected }: ComparedPage & { expected: readonly string[] }): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift! += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });

  const isRight = () => {
    const amounts = [...document.querySelectorAll(results)];
    const isShown = (text: string) =>
      amounts.some((amount) => amount.textContent === text && amount.checkVisibility({ visibilityProperty: true }));
    const isExpected = ({ textContent }: Element) => expected.includes(textContent);
    return amounts.length >= expected.length && amounts.every(isExpected) && expected.every(isShown);
  };
  requestAnimationFrame(function look() {
    if (!isRight()) requestAnimationFrame(look);
    else setTimeout(() => (window.rightAt = performance.now()));
  });
}

/** Opens a shared link on a phone with a processor slowed four times. */
export async function measureSharedLink(name: LinkName, port: number): Promise<SharedLink> {
  await using _ = await slowLink(name);
  await using phone = await openPhone({ slowdown: 4, isOnLink: true });
  const expected = amountsFor(language, someInputs);
  await phone.page.addInitScript(findRightNumbers, { ...ours, expected });
  const address = `https://${hereOnLink}:${port}${ours.path}${queryFor(someInputs)}`;
  await phone.page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  await phone.page.waitForFunction(() => window.rightAt, undefined, { timeout: 60_000, polling: 250 });
  await untilHydrated(phone.page);
  return await phone.page.evaluate(() => ({ rightNumbers: window.rightAt!, layoutShift: window.shift! }));
}
