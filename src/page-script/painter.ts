import { plan } from '../config/plan.ts';
import { figures } from '../content/figures.ts';
import { isNegative, roomFor } from '../content/written-amount.ts';
import { cautiousInputs, isChanged } from '../model/assumptions.ts';
import { picture } from '../model/picture.ts';
import { project, type Inputs } from '../model/projection.ts';
import { count, money } from './numbers.ts';

/** Writes a figure where it stands, if it is another. */
function write(figure: HTMLElement, text: string): void {
  // Replacing the text node would cost the browser twice the work.
  const node = figure.firstChild ?? figure;
  if (node.textContent === text) return;
  node.textContent = text;
  figure.toggleAttribute('data-negative', isNegative(text));
}

/** Gives the amounts of a place the one size in which the longest of them fits. */
function makeRoom(place: string, amounts: readonly string[]): void {
  document.querySelector<HTMLElement>(`${place}[data-room]`)!.dataset['room'] = `${roomFor(amounts)}`;
}

const figuresInside = (places: string) => document.querySelectorAll<HTMLElement>(`${places} [data-figure]`);

/** Writes the last month's amount where it stands beside the fields: the answer to a key, which waits for no other. */
export function paintResult(inputs: Inputs): void {
  const amount = money(project(plan, inputs).at(-1)!.totalRevenueCents);
  makeRoom('div', [amount]);
  for (const figure of figuresInside('[data-result]')) write(figure, amount);
}

/** Writes every month's amount, and what is said of the last. */
export function paintFigures(inputs: Inputs): void {
  const texts = figures(inputs, { money, count });
  makeRoom('ol', texts.slice(0, plan.horizonMonths));
  for (const figure of figuresInside(':is(ol,dl)')) write(figure, texts[Number(figure.dataset['figure']) - 1]!);
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
