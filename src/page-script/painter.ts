import { plan } from '../config/plan.ts';
import { figures } from '../content/figures.ts';
import { isLong, isNegative } from '../content/written-amount.ts';
import { cautiousInputs, isChanged } from '../model/assumptions.ts';
import { picture } from '../model/picture.ts';
import { project, type Inputs } from '../model/projection.ts';
import { count, money } from './numbers.ts';

/** Writes the figures inside elements. */
function writeFigures(inside: string, inputs: Inputs): void {
  const texts = figures(inputs, { money, count });
  for (const figure of document.querySelectorAll<HTMLElement>(`${inside} [data-figure]`)) {
    const text = texts[Number(figure.dataset['figure']) - 1]!;
    // Replacing the text node would cost the browser twice the work.
    (figure.firstChild ?? figure).textContent = text;
    figure.toggleAttribute('data-long', isLong(text));
    figure.toggleAttribute('data-negative', isNegative(text));
  }
}

/** Writes the last month's amount where it stands beside the fields: the answer to a key. */
export const paintResult = (inputs: Inputs) => writeFigures('[data-result]', inputs);

/** Writes every month's amount, and what is said of the last. */
export const paintMonths = (inputs: Inputs) => writeFigures(':is(ol,dl)', inputs);

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
