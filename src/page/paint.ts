import { inputRules } from '../model/inputs.ts';
import { formatsLike, isNegative, roomFor } from '../format/number-formats.ts';
import { fieldText } from '../model/number-field.ts';
import { columnHeights, fullHeight } from '../model/drawings.ts';
import type { Inputs } from '../model/projection.ts';
import { figureNumber, figureText, type Case, type FigureKey } from '../state/figures.ts';
import { fieldOf, type CalculatorState } from '../state/store.ts';

const { money = '', count = '', percent = '' } = document.documentElement.dataset;
const formats = formatsLike({ money, count, percent });
const all = <Found extends Element = HTMLElement>(selector: string) =>
  document.querySelectorAll<Found>(`#calculator ${selector}`);

/** Updates the figures in an element, and `data-room`, which sets the font size they share. */
function paintFigures(place: HTMLElement, state: CalculatorState): void {
  const texts = Array.from(place.querySelectorAll<HTMLElement>('[data-figure]'), (element) => {
    const name = element.dataset['figure'] as FigureKey['name'];
    const which = element.closest<HTMLElement>('[data-case]')?.dataset['case'] as Case | undefined;
    const month = Number(element.dataset['month']) || undefined;
    const text = figureText(name, figureNumber({ name, which, month }, state), formats);
    if (element.textContent !== text) (element.firstChild ?? element).textContent = text;
    element.toggleAttribute('data-negative', isNegative(text));
    return text;
  });
  if (place.dataset['room']) place.dataset['room'] = `${roomFor(texts)}`;
}

/** Paints what must follow every keystroke: fields, step buttons, the chosen month and the result. */
export function paintResult(state: CalculatorState): void {
  for (const input of all<HTMLInputElement>('[inputmode]')) {
    const name = input.id as keyof Inputs;
    const text = fieldText(fieldOf(state, name), inputRules[name], formats.count);
    if (input.value !== text) input.value = text;
    document.getElementById(`${name}-bounds`)!.hidden = state.fieldShowingRange !== name;
  }
  for (const button of all<HTMLButtonElement>('button[value]')) {
    const name = button.name as keyof Inputs;
    button.ariaDisabled = `${state.inputs[name] === (Number(button.value) < 0 ? 0 : inputRules[name].maximum)}`;
  }
  for (const columns of all<HTMLLabelElement>('[for^=month-]')) {
    columns.toggleAttribute('data-chosen', columns.htmlFor === `month-${state.month}`);
  }
  for (const place of all('[data-result]')) paintFigures(place, state);
}

/** Paints what may be delayed: all other figures and the chart. */
export function paintDeferred(state: CalculatorState): void {
  for (const place of all('ol, ul, section p')) paintFigures(place, state);
  const heights = columnHeights(state.calculation.entered, state.calculation.cautious);
  all<SVGElement>('[id^=columns-]').forEach(({ children }, month) =>
    heights[month]!.forEach((height, index) => {
      children[index]?.setAttribute('y', `${fullHeight - height}`);
      children[index]?.setAttribute('height', `${height}`);
    }),
  );
}
