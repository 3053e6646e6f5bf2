import { plan } from '../config/plan.ts';
import { figures } from '../content/figures.ts';
import { isLong, isNegative } from '../content/written-amount.ts';
import { cautiousInputs, isChanged } from '../model/assumptions.ts';
import { picture } from '../model/picture.ts';
import { project, type Inputs } from '../model/projection.ts';
import { count, money } from './numbers.ts';

/**
 * Writes the last month's amount where it stands beside the fields: the answer to a key.
 * @returns what writes all other figures
 */
export function paintResult(inputs: Inputs): () => void {
  const texts = figures(inputs, { money, count });
  const write = (inside: string) => {
    for (const figure of document.querySelectorAll<HTMLElement>(`${inside} [data-figure]`)) {
      const text = texts[Number(figure.dataset['figure']) - 1]!;
      // Replacing the text node would cost the browser twice the work.
      (figure.firstChild ?? figure).textContent = text;
      figure.toggleAttribute('data-long', isLong(text));
      figure.toggleAttribute('data-negative', isNegative(text));
    }
  };
  write('[data-result]');
  return () => write(':is(ol,dl)');
}

/** Draws every month's bar, the marks across them, and what keeps the marks' name beside the last. */
export function paintBars(inputs: Inputs): void {
  const drawn = picture(plan, project(plan, inputs), project(plan, cautiousInputs(inputs)));
  for (const bar of document.querySelectorAll<SVGElement>('[data-bar]')) {
    drawn[Number(bar.dataset['bar']) - 1]!.forEach((part, place) => {
      for (const [name, value] of Object.entries(part)) bar.children[place]?.setAttribute(name, `${value}`);
    });
  }
}

/** Has the page say, at the result, whether an assumption is not the plan's. */
export function markChange(inputs: Inputs): void {
  document.documentElement.toggleAttribute('data-changed', isChanged(inputs));
}
