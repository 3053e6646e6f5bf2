/*
 * The contract between the calculator's markup, which React writes in the build and from hydration on, and the early
 * script, which reads and changes it until then: for each kind of element, the attributes that a component writes, and
 * beside them how the script finds and reads the element. Only styles and tests know these names as well.
 */
import type { NumberSamples } from '../format/number-formats.ts';
import type { Bar } from '../model/bars.ts';
import { isInputName } from '../model/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import type { FigureKey } from './figures.ts';

/** The element around the island, which React leaves alone. */
export const calculatorElement = () => document.getElementById('calculator')!;

const all = <Found extends Element = HTMLElement>(selector: string) =>
  calculatorElement().querySelectorAll<Found>(selector);

// The page's state, as attributes of its root element.

/** Present while scripts run. */
export const scriptedAttribute = 'data-scripted';
/** Present until the figures match the address. */
export const pendingAttribute = 'data-pending';

/** The root's attributes that are samples of how its language writes numbers. */
export const sampleAttributes = ({ money, count, percent }: NumberSamples) => ({
  'data-money': money,
  'data-count': count,
  'data-percent': percent,
});

export function samplesOf({ dataset: { money = '', count = '', percent = '' } }: HTMLElement): NumberSamples {
  return { money, count, percent };
}

/** Id of the JSON element with the calculator's data. It follows the calculator, so as not to delay the first paint. */
export const dataId = 'calculator-data';

/** Present: amounts have seven digits or more before the decimals, for which twelve columns have no room. */
export const longAmountsAttribute = 'data-long-amounts';
export const areLong = (mostCents: number): boolean => mostCents >= 100_000_000;

/**
 * Writes how long amounts are, by which the styles size them and lay out the months, at the calculator. At the root, a
 * key would have all styles of the page computed anew. @param digits about how wide the longest one is, in digits
 */
export function setAmountLength(mostCents: number, digits: number): void {
  const element = calculatorElement();
  element.style.setProperty('--amount-digits', `${digits}`);
  element.toggleAttribute(longAmountsAttribute, areLong(mostCents));
}

/** Announces a text to screen readers in the page's live region. */
export function announce(text: string): void {
  document.querySelector('[role=status]')!.textContent = text;
}

// Figures.

/** An element whose text is a figure. */
export const figureAttributes = ({ name, month, isCompared }: FigureKey) => ({
  'data-figure': name,
  'data-month': month,
  'data-compared': isCompared || undefined,
});

export const figures = () => all('[data-figure]');

export const figureOf = (element: HTMLElement): FigureKey => ({
  name: element.dataset['figure'] as FigureKey['name'],
  month: Number(element.dataset['month']) || undefined,
  isCompared: element.dataset['compared'] !== undefined,
});

/** Writes a figure's text as React does. */
export function setFigureText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) (element.firstChild ?? element).textContent = text;
}

// Drawings: the sizes of their `<rect>` elements, in order.

/** A month's bar, and a mark where that of the compared assumptions would end, which is a line of its own on the bar. */
export const monthBarAttributes = { 'data-bar': 'month' } as const;
export const monthBarElements = () => all('[data-bar=month]');
export function monthBarSizes({ length, comparedLength }: Bar) {
  const mark = { x: `${comparedLength}%`, width: comparedLength && 2 };
  return [{ width: `${length}%` }, mark, { ...mark, width: comparedLength > length ? 0 : mark.width }] as const;
}

/** The two bars of the comparison. */
export const comparisonAttributes = { 'data-bar': 'comparison' } as const;
export const comparisonElements = () => all('[data-bar=comparison]');
export const comparisonBarSizes = ({ length, comparedLength }: Bar) =>
  [{ width: `${length}%` }, { width: `${comparedLength}%` }] as const;

/** Writes sizes as React does. */
export function setSizes(drawing: Element, sizes: readonly Readonly<Record<string, string | number>>[]): void {
  for (const [index, attributes] of sizes.entries())
    for (const [name, value] of Object.entries(attributes)) drawing.children[index]?.setAttribute(name, `${value}`);
}

// Controls. A field's `id` and its buttons' `name` are the input's name; a button's `value` is the direction of its step.
// What others have put into the calculator is none of them: only a known name counts.

/** The input that a field or a button is about. */
export function inputOf({ id = '', name = '' }: Partial<HTMLInputElement>): keyof Inputs | undefined {
  return [id, name].find(isInputName);
}
export const fields = () => all<HTMLInputElement>('input');
export const stepButton = '#calculator button[value]';
export const stepButtons = () => all<HTMLButtonElement>('button[value]');

/** How long a field's text is: by it the styles place the percent sign beside the number. */
export const sizeOf = (text: string) => text.length || 1;
export function setField(field: HTMLInputElement, text: string): void {
  if (field.value !== text) field.value = text;
  field.size = sizeOf(text);
}
