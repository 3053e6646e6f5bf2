import { inputRules, isAtEnd } from '../model/inputs.ts';
import { formatsLike } from '../format/number-formats.ts';
import { fieldText } from '../model/number-field.ts';
import { barLength } from '../model/bars.ts';
import { figureNumber, figureText } from '../state/figures.ts';
import {
  barOf,
  bars,
  fields,
  figureOf,
  figures,
  partnerNameOf,
  templatesOf,
  setText,
  stepButtons,
} from '../state/markup.ts';
import type { CalculatorState } from '../state/store.ts';

/** How the page's language writes numbers. */
export const formats = formatsLike(templatesOf(document.documentElement));

// Looked up once: this script runs after the whole calculator, which is built with all of them.
const fieldElements = fields();
const buttonElements = stepButtons();
const figureElements = figures();
const barElements = bars();

/** Paints fields, step buttons, figures and bars. Painting the same again changes nothing. */
export function paint(state: CalculatorState): void {
  for (const field of fieldElements) {
    const text = fieldText(state.fields[partnerNameOf(field)]);
    if (field.value !== text) field.value = text;
  }
  for (const button of buttonElements) {
    const name = partnerNameOf(button);
    button.ariaDisabled = `${isAtEnd(state.inputs[name], Number(button.value), inputRules[name])}`;
  }
  for (const element of figureElements) {
    const figure = figureOf(element);
    setText(element, figureText(figure, figureNumber(figure, state), formats));
  }
  for (const bar of barElements) bar.value = barLength(barOf(bar), state);
}
