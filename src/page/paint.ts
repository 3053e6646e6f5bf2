import { inputRules } from '../model/inputs.ts';
import { formatsLike, isNegative } from '../format/number-formats.ts';
import { fieldText } from '../model/number-field.ts';
import { barLengths } from '../model/bars.ts';
import type { Inputs } from '../model/projection.ts';
import { dotDrawing, dotScale, type DotsWidth } from '../state/dot-drawings.ts';
import { figureNumber, figureText, type FigureKey, type Scenario } from '../state/figures.ts';
import { fieldOf, type CalculatorState } from '../state/store.ts';

const { money = '', count = '', percent = '' } = document.documentElement.dataset;
/** How the page's language writes numbers. */
export const formats = formatsLike({ money, count, percent });
const all = <Found extends Element = HTMLElement>(selector: string) =>
  document.querySelectorAll<Found>(`#calculator ${selector}`);

const scenarioOf = (element: Element) =>
  element.closest<HTMLElement>('[data-scenario]')?.dataset['scenario'] as Scenario | undefined;

function paintFigures(selector: string, state: CalculatorState): void {
  for (const element of all(selector)) {
    const name = element.dataset['figure'] as FigureKey['name'];
    const month = Number(element.dataset['month']) || undefined;
    const text = figureText(name, figureNumber({ name, scenario: scenarioOf(element), month }, state), formats);
    if (element.textContent !== text) (element.firstChild ?? element).textContent = text;
    element.toggleAttribute('data-negative', isNegative(text));
  }
}

/** Paints what must follow every keystroke: fields, step buttons and the two amounts. */
export function paintResult(state: CalculatorState): void {
  for (const input of all<HTMLInputElement>('[inputmode]')) {
    const name = input.id as keyof Inputs;
    const text = fieldText(fieldOf(state, name), inputRules[name], formats);
    if (input.value !== text) input.value = text;
    document.getElementById(`${name}-bounds`)!.hidden = !state.fieldsShowingRange.includes(name);
  }
  for (const button of all<HTMLButtonElement>('button[value]')) {
    const name = button.name as keyof Inputs;
    button.ariaDisabled = `${state.inputs[name] === (Number(button.value) < 0 ? 0 : inputRules[name].maximum)}`;
  }
  paintFigures('[data-figure]:not([data-settled] *)', state);
}

/** Paints what may come a moment later: all other figures, the bars and the dots. */
export function paintSettled(state: CalculatorState): void {
  const { calculation, month } = state;
  paintFigures('[data-settled] [data-figure]', state);
  const lengths = barLengths(calculation.entered, calculation.cautious);
  all('[data-bars]').forEach((bars, index) =>
    bars.querySelectorAll('rect').forEach((bar, place) => bar.setAttribute('width', `${lengths[index]![place]}`)),
  );
  for (const dots of all('[data-scale]')) dots.dataset['scale'] = `${dotScale(calculation, month)}`;
  for (const drawing of all('[data-dots]')) {
    const paths = dotDrawing(calculation, month, scenarioOf(drawing)!, drawing.dataset['dots'] as DotsWidth);
    drawing.querySelectorAll('path').forEach((path, layer) => path.setAttribute('d', paths[layer]!));
  }
}
