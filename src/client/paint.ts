import { inputRules, stepFrom } from '../model/inputs.ts';
import { formatsLike } from '../format/number-formats.ts';
import { fieldText } from '../model/number-field.ts';
import { barsOf, comparedBars } from '../model/bars.ts';
import { figureNumber, figureText, isFigureName } from '../state/figures.ts';
import {
  comparisonBar,
  comparisonBarSizes,
  fields,
  figureOf,
  figures,
  inputOf,
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
    const name = inputOf(input);
    if (name) setField(input, fieldText(state.fields[name], inputRules[name], formats));
  }
  for (const button of stepButtons()) {
    const name = inputOf(button);
    if (!name) continue;
    const value = state.inputs[name];
    button.ariaDisabled = `${stepFrom(value, Number(button.value), inputRules[name]) === value}`;
  }
  for (const element of figures()) {
    const key = figureOf(element);
    if (isFigureName(key.name)) setFigureText(element, figureText(key.name, figureNumber(key, state), formats));
  }
  const bars = barsOf(state);
  monthBars().forEach((bar, index) => setSizes(bar, monthBarSizes(bars[index]!)));
  for (const bar of comparisonBar()) setSizes(bar, comparisonBarSizes(comparedBars(state, state.month)));
}
