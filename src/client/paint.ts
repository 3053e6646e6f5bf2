import { inputRules, stepFrom } from '../model/inputs.ts';
import { formatsLike } from '../format/number-formats.ts';
import { fieldText } from '../model/number-field.ts';
import { barsOf, comparedBars } from '../model/bars.ts';
import type { Inputs } from '../model/projection.ts';
import { figureNumber, figureText } from '../state/figures.ts';
import {
  comparisonBar,
  comparisonBarSizes,
  fields,
  figureOf,
  figures,
  monthBars,
  monthBarSizes,
  samplesOf,
  setField,
  setFigureText,
  setSizes,
  stepButtons,
} from '../state/markup.ts';
import type { CalculatorState } from '../state/store.ts';

/** How the page's language writes numbers. */
export const formats = formatsLike(samplesOf(document.documentElement));

/** Paints fields, step buttons, figures and bars. Painting the same again changes nothing. */
export function paint(state: CalculatorState): void {
  for (const input of fields()) {
    const name = input.id as keyof Inputs;
    setField(input, fieldText(state.fields[name], inputRules[name], formats));
  }
  for (const button of stepButtons()) {
    const name = button.name as keyof Inputs;
    const value = state.inputs[name];
    button.ariaDisabled = `${stepFrom(value, Number(button.value), inputRules[name]) === value}`;
  }
  for (const element of figures()) {
    const key = figureOf(element);
    setFigureText(element, figureText(key.name, figureNumber(key, state), formats));
  }
  const bars = barsOf(state);
  monthBars().forEach((bar, index) => setSizes(bar, monthBarSizes(bars[index]!)));
  for (const bar of comparisonBar()) setSizes(bar, comparisonBarSizes(comparedBars(state, state.month)));
}
