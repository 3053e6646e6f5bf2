import { inputRules, isAtEnd } from '../model/inputs.ts';
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

// Looked up once: the calculator is built whole, and this script runs behind it.
const [inputs, buttons, numbers, monthDrawings, comparisons] = [
  fields(),
  stepButtons(),
  figures(),
  monthBars(),
  comparisonBar(),
];

/** Paints fields, step buttons, figures and bars. Painting the same again changes nothing. */
export function paint(state: CalculatorState): void {
  for (const input of inputs) {
    const name = inputOf(input);
    if (name) setField(input, fieldText(state.fields[name], inputRules[name], formats));
  }
  for (const button of buttons) {
    const name = inputOf(button);
    if (name) button.ariaDisabled = `${isAtEnd(state.inputs[name], Number(button.value), inputRules[name])}`;
  }
  for (const element of numbers) {
    const key = figureOf(element);
    if (isFigureName(key.name)) setFigureText(element, figureText(key.name, figureNumber(key, state), formats));
  }
  const bars = barsOf(state);
  monthDrawings.forEach((bar, index) => setSizes(bar, monthBarSizes(bars[index]!)));
  for (const bar of comparisons) setSizes(bar, comparisonBarSizes(comparedBars(state, state.month)));
}
