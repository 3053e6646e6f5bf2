/*
 * The contract between the calculator's markup, which React writes in the build and from hydration on, and the early
 * script, which reads and changes it until then: for each kind of element, the attributes that a component writes, and
 * beside them how the script finds and reads the element. Only styles and tests know these names as well.
 */
import { isNegative, type NumberSamples } from '../format/number-formats.ts';
import type { DotKind } from '../model/dots.ts';
import type { Bar } from '../model/bars.ts';
import type { FigureKey } from './figures.ts';

/** The element around the island, which React leaves alone. */
export const calculatorElement = () => document.getElementById('calculator')!;

const all = <Found extends Element = HTMLElement>(selector: string) =>
  calculatorElement().querySelectorAll<Found>(selector);

// The page's state, as attributes of its root element.

/** Present: scripts run; the figures do not match the address yet. */
export const scriptedAttribute = 'data-scripted';
export const pendingAttribute = 'data-pending';

/** The root's attributes as the page is built: also samples of how its language writes numbers. */
export const builtState = ({ money, count, percent }: NumberSamples) => ({
  'data-money': money,
  'data-count': count,
  'data-percent': percent,
});

export function samplesOf({ dataset: { money = '', count = '', percent = '' } }: HTMLElement): NumberSamples {
  return { money, count, percent };
}

/** Id of the JSON element with the calculator's data. It follows the calculator, so as not to delay the first paint. */
export const dataId = 'calculator-data';

/**
 * Writes `--amount-digits`, the width of the longest amount in digits, by which the styles size the amount and lay out the months,
 * at the calculator. At the root, a key would have all styles of the page computed anew.
 */
export const setAmountDigits = (digits: number) =>
  calculatorElement().style.setProperty('--amount-digits', `${digits}`);

/** Announces a text to screen readers in the page's live region. */
export function announce(text: string): void {
  document.querySelector('[role=status]')!.textContent = text;
}

// Figures.

/** An element whose text is a figure. */
export const figureAttributes = ({ name, month }: FigureKey, text: string) => ({
  'data-figure': name,
  'data-month': month,
  'data-negative': isNegative(text) || undefined,
});

export const figures = () => all('[data-figure]');

export const figureOf = (element: HTMLElement): FigureKey => ({
  name: element.dataset['figure'] as FigureKey['name'],
  month: Number(element.dataset['month']) || undefined,
});

/** Writes a figure's text as React does. */
export function setFigureText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) (element.firstChild ?? element).textContent = text;
  element.toggleAttribute('data-negative', isNegative(text));
}

// Drawings.

/** A month's bar: a `<rect>`, and a second one where the bar of the original assumptions would end. */
export const barAttributes = { 'data-bar': true } as const;
export const bars = () => all<SVGElement>('[data-bar]');
export const barSizes = ({ length, originalLength }: Bar) => ({ width: `${length}%`, x: `${originalLength}%` });
export function setBar(element: Element, bar: Bar): void {
  const { width, x } = barSizes(bar);
  element.firstElementChild!.setAttribute('width', width);
  element.lastElementChild!.setAttribute('x', x);
}

/** A dot, by its kind. */
export const dotAttributes = (kind: DotKind | undefined) => ({ 'data-dot': kind ?? '' });
export const dots = () => all('[data-dot]');
export function setDot(element: HTMLElement, kind: DotKind | undefined): void {
  element.dataset['dot'] = kind ?? '';
}

/** What is seen only while the row below the amount compares with these assumptions. */
export const comparedWith = (assumptions: 'cautious' | 'original') => ({ 'data-compared': assumptions });
export function setCompared(assumptions: 'cautious' | 'original'): void {
  for (const element of all('[data-compared]')) element.hidden = element.dataset['compared'] !== assumptions;
}

// Controls. A field's `id` and its buttons' `name` are the input's name; a button's `value` is what it adds.

export const fields = () => all<HTMLInputElement>('[inputmode]');
export const stepButton = '#calculator button[value]';
export const stepButtons = () => all<HTMLButtonElement>('button[value]');
