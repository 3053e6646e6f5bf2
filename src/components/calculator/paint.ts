import { plan } from '../../config/plan.ts';
import { moneyLike, type NumberFormats } from '../../content/numbers-from-samples.ts';
import { project, type Inputs } from '../../model/projection.ts';
import { barParts } from './bar.ts';

let money: NumberFormats['money'] | undefined;

/** Shows every amount. Its element says which month it is of. */
export function paintAmounts(inputs: Inputs): void {
  money ??= moneyLike(document.documentElement.dataset['money']!);
  const texts = project(plan, inputs).map(({ totalRevenueCents }) => money!(totalRevenueCents));
  for (const amount of document.querySelectorAll<HTMLElement>('[data-amount]')) {
    // Another node in the place of its text would cost the browser twice the work.
    (amount.firstChild ?? amount).textContent = texts[Number(amount.dataset['amount']) - 1]!;
  }
}

/** Draws every month's bar. Its dozens of parts glide, so it is done less often than the amounts. */
export function paintBars(inputs: Inputs): void {
  const rows = project(plan, inputs);
  document.querySelectorAll('[data-bar]').forEach((bar, index) => {
    barParts(rows[index]!, rows.at(-1)!).forEach((part, place) => {
      for (const [name, value] of Object.entries(part)) bar.children[place]?.setAttribute(name, String(value));
    });
  });
}
