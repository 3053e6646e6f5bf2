import { plan } from '../../config/plan.ts';
import { formatsFor } from '../../content/formats.ts';
import type { Inputs } from '../../model/projection.ts';
import { valuesFor } from './values.ts';

/** Shows everything that depends on the inputs, until React does. */
export function paint(inputs: Inputs): void {
  const values = valuesFor(inputs, formatsFor(document.documentElement.dataset['numberLocale']!, plan.currency));
  for (const element of document.querySelectorAll<HTMLElement>('[data-value]')) {
    element.textContent = values[element.dataset['value']!] ?? '';
  }
}
