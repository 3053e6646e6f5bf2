import { inputRules } from '../config/inputs.ts';
import { formats } from './numbers.ts';
import type { Inputs } from '../model/projection.ts';
import { shownNumber } from '../model/typed-number.ts';

/** Shows the visitor's assumptions in the explanation of the calculation, where they are not the plan's. */
export function showAssumptions(inputs: Inputs): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-assumption]')) {
    const name = element.dataset['assumption'] as keyof Inputs;
    const number = formats.count(shownNumber(inputs[name], inputRules[name]));
    element.hidden = inputs[name] === inputRules[name].default;
    element.textContent = element.dataset['pattern']!.replace('{value}', () => number);
  }
}
