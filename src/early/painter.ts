import { plan } from '../config/plan.ts';
import { isNegative, roomFor } from '../format/number-formats.ts';
import { assumptionsOf } from '../model/assumptions.ts';
import { picture } from '../model/picture.ts';
import type { Inputs } from '../model/projection.ts';
import { figureText, paceOf, type FigureName } from '../state/figures.ts';
import type { Pace } from '../state/paces.ts';
import type { CalculatorState, CalculatorStore } from '../state/store.ts';
import { fields } from './fields.ts';
import { formats } from './formats.ts';

/** Gives amounts that share one size the one in which the longest of them fits. */
function makeRoom(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-room]')) {
    const amounts = Array.from(place.querySelectorAll('[data-figure]'), ({ textContent }) => textContent);
    place.dataset['room'] = `${roomFor(amounts)}`;
  }
}

/** Writes the figures of a pace where they stand, if they are others, and gives them the room that they take. */
function paint(pace: Pace, state: CalculatorState): void {
  let isWritten = false;
  for (const element of document.querySelectorAll<HTMLElement>('[data-figure]')) {
    const name = element.dataset['figure'] as FigureName;
    if (paceOf(name) !== pace) continue;
    const text = figureText(name, state, formats);
    // Replacing the text node would cost the browser twice the work.
    const node = element.firstChild ?? element;
    if (node.textContent === text) continue;
    node.textContent = text;
    element.toggleAttribute('data-negative', isNegative(text));
    isWritten = true;
  }
  if (isWritten) makeRoom();
}

/** Shows what the fields hold, writes the amounts beside them, and says whose assumptions it has. */
export function paintAnswer(store: CalculatorStore): void {
  const state = store.get();
  for (const field of fields()) {
    const text = store.textOf(state, field.id as keyof Inputs);
    if (field.value !== text) field.value = text;
  }
  paint('now', state);
  for (const place of document.querySelectorAll<HTMLElement>('[data-chosen]')) {
    place.dataset['chosen'] = assumptionsOf(state.inputs);
  }
}

/** Writes every other figure. */
export function paintFigures(store: CalculatorStore): void {
  paint('frame', store.get());
}

/** Draws every month's bar, and the cautious case's line across them. */
export function paintBars(store: CalculatorStore): void {
  const { entered, cautious } = store.get().calculation;
  const [bars, line] = picture(plan, entered, cautious);
  document.querySelectorAll('[id^=bar-]').forEach((drawing, index) => {
    bars[index]!.forEach((part, place) => {
      for (const [name, value] of Object.entries(part)) drawing.children[place]?.setAttribute(name, `${value}`);
    });
  });
  document.querySelector('#calculator ol path')?.setAttribute('d', line);
}
