import { cautiousAssumptions, hasAssumptions, inputRules } from '../model/inputs.ts';
import { formatsLike } from '../format/number-formats.ts';
import { fieldText } from '../model/number-field.ts';
import { barsOf } from '../model/bars.ts';
import type { Inputs } from '../model/projection.ts';
import { dotsOf, figureNumber, figureText, originalRows } from '../state/figures.ts';
import {
  bars,
  dots,
  fields,
  figureOf,
  immediateFigures,
  rangeOf,
  samplesOf,
  setBar,
  setCompared,
  setDot,
  setFigureText,
  settledFigures,
  stepButtons,
} from '../state/markup.ts';
import type { CalculatorState } from '../state/store.ts';

/** How the page's language writes numbers. */
export const formats = formatsLike(samplesOf(document.documentElement));

function paintFigures(elements: Iterable<HTMLElement>, state: CalculatorState): void {
  for (const element of elements) {
    const key = figureOf(element);
    setFigureText(element, figureText(key.name, figureNumber(key, state), formats));
  }
}

/** Paints what must follow every keystroke: fields, step buttons and the amounts. */
export function paintResult(state: CalculatorState): void {
  for (const input of fields()) {
    const name = input.id as keyof Inputs;
    const field = state.fields[name];
    const text = fieldText(field, inputRules[name], formats);
    if (input.value !== text) input.value = text;
    rangeOf(name).hidden = !field.showsRange;
  }
  for (const button of stepButtons()) {
    const name = button.name as keyof Inputs;
    button.ariaDisabled = `${state.inputs[name] === (Number(button.value) < 0 ? 0 : inputRules[name].maximum)}`;
  }
  setCompared(hasAssumptions(state.inputs, cautiousAssumptions) ? 'original' : 'cautious');
  paintFigures(immediateFigures(), state);
}

/** Paints what may come a moment later: all other figures, the bars and the dots. */
export function paintSettled(state: CalculatorState): void {
  paintFigures(settledFigures(), state);
  const lengths = barsOf(state.rows, originalRows(state.inputs));
  bars().forEach((bar, index) => setBar(bar, lengths[index]!));
  const kinds = dotsOf(state);
  dots().forEach((dot, index) => setDot(dot, kinds[index]));
}
