import { plan } from '../../config/plan.ts';
import { formatsFor } from '../../content/formats.ts';
import type { Inputs } from '../../model/projection.ts';
import { viewOf, type View } from './view.ts';

let timer: number | undefined;

function paintTexts(view: View, selector: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    element.textContent = view.text(element.dataset['value']!);
  }
}

function paintBars(view: View): void {
  for (const bar of document.querySelectorAll<SVGElement>('[data-bar]')) {
    view.bar(Number(bar.dataset['bar'])).forEach(({ start, length }, index) => {
      bar.children[index]?.setAttribute('x', String(start));
      bar.children[index]?.setAttribute('width', String(length));
    });
  }
}

/** Shows everything that depends on the inputs, until React does: first what is in sight, then the rest. */
export function paint(inputs: Inputs): void {
  const view = viewOf(inputs, formatsFor(document.documentElement.dataset['numberLocale']!, plan.currency));
  paintTexts(view, '[data-value]:not(details *)');
  paintBars(view);
  clearTimeout(timer);
  timer = window.setTimeout(() => paintTexts(view, 'details [data-value]'));
}
