import { plan } from '../../config/plan.ts';
import { moneyFormat, type Formats } from '../../content/formats.ts';
import { project, type Inputs } from '../../model/projection.ts';
import { barParts } from './bar.ts';

let money: Formats['money'] | undefined;

/** Shows every month's amount and bar, until React does. The amounts' elements carry the month in `data-amount`. */
export function paint(inputs: Inputs): void {
  money ??= moneyFormat(document.documentElement.dataset['numberLocale']!, plan.currency);
  const rows = project(plan, inputs);
  for (const row of rows) {
    for (const amount of document.querySelectorAll(`[data-amount="${row.month}"]`)) {
      amount.textContent = money(row.totalRevenueCents);
    }
    const bar = document.querySelector(`[data-bar="${row.month}"]`);
    barParts(row, rows.at(-1)!).forEach(({ start, length }, index) => {
      bar?.children[index]?.setAttribute('x', String(start));
      bar?.children[index]?.setAttribute('width', String(length));
    });
  }
}
