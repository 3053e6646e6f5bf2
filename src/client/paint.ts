import { inputRules, isAtEnd } from '../model/inputs.ts';
import { formatsLike } from '../format/number-formats.ts';
import { fieldText } from '../model/number-field.ts';
import { barsOf, comparedBars } from '../model/bars.ts';
import { figureNumber, figureText, isFigureName } from '../state/figures.ts';
import {
  comparisonElements,
  comparisonBarSizes,
  fields,
  figureOf,
  figures,
  inputOf,
  monthBarElements,
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
const fieldElements = fields();
const buttonElements = stepButtons();
const figureElements = figures();
const monthDrawings = monthBarElements();
const comparisons = comparisonElements();

/** Paints fields, step buttons, figures and bars. Painting the same again changes nothing. */
export function paint(state: CalculatorState): void {
  for (const input of fieldElements) {
    const name = inputOf(input);
    if (name) setField(input, fieldText(state.fields[name], inputRules[name], formats));
  }
  for (const button of buttonElements) {
    const name = inputOf(button);
    if (name) button.ariaDisabled = `${isAtEnd(state.inputs[name], Number(button.value), inputRules[name])}`;
  }
  for (const element of figureElements) {
    const key = figureOf(element);
    if (isFigureName(key.name)) setFigureText(element, figureText(key.name, figureNumber(key, state), formats));
  }
  const bars = barsOf(state);
  monthDrawings.forEach((bar, index) => setSizes(bar, monthBarSizes(bars[index]!)));
  for (const bar of comparisons) setSizes(bar, comparisonBarSizes(comparedBars(state, state.month)));
}
