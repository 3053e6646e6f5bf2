import { cautiousAssumptions, hasAssumptions, inputRules } from '../model/inputs.ts';
import { formatsLike } from '../format/number-formats.ts';
import { fieldText } from '../model/number-field.ts';
import { barsOf } from '../model/bars.ts';
import type { Inputs } from '../model/projection.ts';
import { dotsOf, figureNumber, figureText } from '../state/figures.ts';
import {
  bars,
  dots,
  fields,
  figureOf,
  figures,
  samplesOf,
  setBar,
  setCompared,
  setDot,
  setFigureText,
  stepButtons,
} from '../state/markup.ts';
import type { CalculatorState } from '../state/store.ts';

/** How the page's language writes numbers. */
export const formats = formatsLike(samplesOf(document.documentElement));

/** Paints fields, step buttons, figures, bars and dots. Painting the same again changes nothing. */
export function paint(state: CalculatorState): void {
  for (const input of fields()) {
    const name = input.id as keyof Inputs;
    const text = fieldText(state.fields[name], inputRules[name], formats);
    if (input.value !== text) input.value = text;
  }
  for (const button of stepButtons()) {
    const name = button.name as keyof Inputs;
    button.ariaDisabled = `${state.inputs[name] === (Number(button.value) < 0 ? 0 : inputRules[name].maximum)}`;
  }
  for (const element of figures()) {
    const key = figureOf(element);
    setFigureText(element, figureText(key.name, figureNumber(key, state), formats));
  }
  setCompared(hasAssumptions(state.inputs, cautiousAssumptions) ? 'original' : 'cautious');
  const lengths = barsOf(state.rows, state.originalRows);
  bars().forEach((bar, index) => setBar(bar, lengths[index]!));
  const kinds = dotsOf(state);
  dots().forEach((dot, index) => setDot(dot, kinds[index]));
}
