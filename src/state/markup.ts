/*
 * The contract between the calculator's markup, which React writes in the build and from hydration on, and the early
 * script, which reads and changes it until then: for each kind of element, the attributes that a component writes, and
 * beside them how the script finds and reads the element. Only styles and tests know these names as well.
 */
import { isNegative, type NumberSamples } from '../format/number-formats.ts';
import type { Inputs } from '../model/projection.ts';
import type { FigureKey, Scenario } from './figures.ts';

/** The element around the island, which React leaves alone. */
export const calculatorElement = () => document.getElementById('calculator')!;

const all = <Found extends Element = HTMLElement>(selector: string) =>
  calculatorElement().querySelectorAll<Found>(selector);

// The page's state, as attributes of its root element.

/** Present: scripts run; the figures do not match the address yet; the assumptions are shown as fields. */
export const scriptedAttribute = 'data-scripted';
export const pendingAttribute = 'data-pending';
export const editingAttribute = 'data-editing';
/** Which assumptions are chosen: `plan`, `cautious` or `own`. */
export const assumptionsAttribute = 'data-assumptions';

/** The root's attributes as the page is built: also samples of how its language writes numbers. */
export const builtState = ({ money, count, percent }: NumberSamples) => ({
  'data-money': money,
  'data-count': count,
  'data-percent': percent,
  [assumptionsAttribute]: 'plan',
});

export function samplesOf({ dataset: { money = '', count = '', percent = '' } }: HTMLElement): NumberSamples {
  return { money, count, percent };
}

/** Id of the JSON element with the calculator's data. It follows the calculator, so as not to delay the first paint. */
export const dataId = 'calculator-data';

// Scenarios.

/** What the styles show only with these chosen assumptions. */
export const shownWith = (assumptions: 'plan' | 'cautious' | 'own') => ({ 'data-if': assumptions });

/** What the styles show only while a scenario is shown: with the cautious inputs, both would be the same. */
export const shownIn = (scenario: Scenario) => ({ 'data-if': scenario === 'cautious' ? 'plan own' : undefined });

/** An element that belongs to a scenario, with all within it. */
export const ofScenario = (scenario: Scenario) => ({ 'data-scenario': scenario, ...shownIn(scenario) });

const scenarioOf = (element: Element) =>
  element.closest<HTMLElement>('[data-scenario]')?.dataset['scenario'] as Scenario | undefined;

// Figures.

/** What contains only figures that may be updated a moment after a keystroke. */
export const settled = { 'data-settled': true } as const;

/** An element whose text is a figure. Its scenario is that of an ancestor. */
export const figureAttributes = ({ name, month }: FigureKey, text: string) => ({
  'data-figure': name,
  'data-month': month,
  'data-negative': isNegative(text) || undefined,
});

export const immediateFigures = () => all('[data-figure]:not([data-settled] *)');
export const settledFigures = () => all('[data-settled] [data-figure]');

export const figureOf = (element: HTMLElement): FigureKey => ({
  name: element.dataset['figure'] as FigureKey['name'],
  scenario: scenarioOf(element),
  month: Number(element.dataset['month']) || undefined,
});

/** Writes a figure's text as React does. */
export function setFigureText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) (element.firstChild ?? element).textContent = text;
  element.toggleAttribute('data-negative', isNegative(text));
}

// Drawings.

/** A month's bars: one `<rect>` for each scenario. */
export const bars = { 'data-bars': true } as const;
export const barsByMonth = () => [...all('[data-bars]')].map((month) => month.querySelectorAll('rect'));

/** A scenario's dots: a `<path>` for each kind of person. */
export const dots = { 'data-dots': true } as const;
export const dotsByScenario = () =>
  [...all('[data-dots]')].map((drawing) => [scenarioOf(drawing)!, drawing.querySelectorAll('path')] as const);

/** How many people a dot stands for. */
export const dotScaleAttribute = (scale: number) => ({ 'data-scale': scale });
export function setDotScale(scale: number): void {
  for (const element of all('[data-scale]')) element.dataset['scale'] = `${scale}`;
}

// Controls. A field's `id` and its buttons' `name` are the input's name; a button's `value` is what it adds.

export const fields = () => all<HTMLInputElement>('[inputmode]');
export const stepButton = '#calculator button[value]';
export const stepButtons = () => all<HTMLButtonElement>('button[value]');
/** Id of what a field says of its range. */
export const rangeId = (name: string) => `${name}-bounds`;
export const rangeOf = (name: keyof Inputs) => document.getElementById(rangeId(name))!;
/** Name of the months' radio buttons, whose `value` is the month. */
export const monthRadios = 'month';
