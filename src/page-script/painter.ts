import { plan } from '../config/plan.ts';
import { moneyLike } from '../content/numbers-from-samples.ts';
import { isLong } from '../content/long-amount.ts';
import { bars } from '../model/bar.ts';
import { project, type Inputs } from '../model/projection.ts';
import { announcementDelay } from './waiting-times.ts';

const money = moneyLike(document.documentElement.dataset['money']!);

/** Writes the amounts inside an element. Each says which month it belongs to. */
function writeAmounts(inside: string, inputs: Inputs): void {
  const texts = project(plan, inputs).map(({ totalRevenueCents }) => money(totalRevenueCents));
  for (const amount of document.querySelectorAll<HTMLElement>(`${inside} [data-amount]`)) {
    const text = texts[Number(amount.dataset['amount']) - 1]!;
    // Replacing the text node would cost the browser twice the work.
    (amount.firstChild ?? amount).textContent = text;
    amount.toggleAttribute('data-long', isLong(text));
  }
}

/** Writes the last month's amount where it stands beside the fields: the answer to a key. */
export const paintResult = (inputs: Inputs) => writeAmounts('[data-result]', inputs);

/** Writes every month's amount. */
export const paintMonths = (inputs: Inputs) => writeAmounts('ol', inputs);

/** Draws every month's bar. */
export function paintBars(inputs: Inputs): void {
  const partsOfBars = bars(plan, project(plan, inputs));
  for (const bar of document.querySelectorAll<SVGElement>('[data-bar]')) {
    partsOfBars[Number(bar.dataset['bar']) - 1]!.forEach((part, place) => {
      for (const [name, value] of Object.entries(part)) bar.children[place]?.setAttribute(name, `${value}`);
    });
  }
}

/** The page's one polite live region. */
const status = () => document.querySelector<HTMLElement>('[role=status]')!;

/** Announces a text to screen readers. */
export function announce(text: string): void {
  status().textContent = text;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces the last month's amount once typing settles. */
export function announceResult(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const amount = document.querySelector('[data-result] [data-amount]')!.textContent;
    announce(status().dataset['announcement']!.replace('{amount}', () => amount));
  }, announcementDelay);
}
