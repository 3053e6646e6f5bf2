/*
 * The contract between the calculator's markup, which React writes in the build and from hydration on, and the early
 * script, which reads and changes it until then: for each kind of element, the attributes that a component writes, and
 * beside them how the script finds and reads the element. Besides these two, only styles, tests and the page's own scripts
 * know the names.
 */
import type { NumberTemplates } from '../format/number-formats.ts';
import type { ExampleMonth } from '../model/bars.ts';
import type { Partners } from '../model/projection.ts';
import type { FigureKey } from './figures.ts';

/** The element around the island, which React leaves alone. */
export const calculatorElement = () => document.getElementById('calculator')!;

const all = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  calculatorElement().querySelectorAll<Found>(selector);

// The page's state, as attributes of its root element.

/** Present while scripts run. */
export const scriptedAttribute = 'data-scripted';
/** Present until the figures match the address. */
export const pendingAttribute = 'data-pending';

/** The root's attributes that are templates of how its language writes numbers. */
export const templateAttributes = ({ money, count, percent }: NumberTemplates) => ({
  'data-money': money,
  'data-count': count,
  'data-percent': percent,
});

export function templatesOf({ dataset: { money = '', count = '', percent = '' } }: HTMLElement): NumberTemplates {
  return { money, count, percent };
}

/** Id of the JSON element with the calculator's data. It follows the calculator, so as not to delay the first paint. */
export const dataId = 'calculator-data';

/** An element whose size follows the longest amount. */
export const sizedAttributes = { 'data-sized': true } as const;

/**
 * Sets how long amounts are on the elements that are sized by it. Not on one around them: each key would restyle all that
 * is in it. @param digits about how wide the longest amount is, in digits
 */
export function setAmountLength(digits: number): void {
  for (const element of all('[data-sized]')) element.style.setProperty('--amount-digits', `${digits}`);
}

/** Id of the page's live region. */
export const announcementsId = 'announcements';

/** Announces a text to screen readers in the page's live region. */
export function announce(text: string): void {
  document.getElementById(announcementsId)!.textContent = text;
}

/** The element that shows the referral code of the page's own link, within a paragraph that is hidden without one. */
export const linkCodeAttributes = { 'data-link-code': true } as const;
export const linkCode = () => document.querySelector<HTMLElement>('[data-link-code]');

// Figures and bars: which example's, and which month's.

const exampleAttributes = ({ month, isOther }: ExampleMonth) => ({
  'data-month': month,
  'data-other': isOther || undefined,
});

const exampleOf = ({ dataset }: HTMLElement): ExampleMonth => ({
  month: Number(dataset['month']) || undefined,
  isOther: dataset['other'] !== undefined,
});

/** An element whose text is a figure. */
export const figureAttributes = ({ name, isBare, ...example }: FigureKey) => ({
  'data-figure': name,
  'data-bare': isBare || undefined,
  ...exampleAttributes(example),
});

export const figures = () => all('[data-figure]');

export const figureOf = (element: HTMLElement): FigureKey => ({
  name: element.dataset['figure'] as FigureKey['name'],
  isBare: element.dataset['bare'] !== undefined,
  ...exampleOf(element),
});

/** Writes an element's text as React does, which expects a text node there. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) (element.firstChild ?? element).textContent = text;
}

/** A `<progress>` whose value is a bar's length in percent. */
export const barAttributes = exampleAttributes;
export const bars = () => all<HTMLProgressElement>('progress');
export const barOf = exampleOf;

// Controls. A field's `id` and its buttons' `name` are the input's name; a button's `value` is the direction of its step.

/** The number of partners that a field or a button is about. */
export const partnerNameOf = ({ id, name }: Pick<HTMLInputElement, 'id' | 'name'>) => (id || name) as keyof Partners;
export const calculatorField = '#calculator input[inputmode]';
export const fields = () => document.querySelectorAll<HTMLInputElement>(calculatorField);
export const stepButton = '#calculator button[value]';
export const stepButtons = () => document.querySelectorAll<HTMLButtonElement>(stepButton);
