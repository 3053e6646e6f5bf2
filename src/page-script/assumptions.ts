import { cautiousAssumptions } from '../config/cautious.ts';
import { inputRules } from '../config/inputs.ts';
import { assumptionNames } from '../model/assumptions.ts';
import type { Inputs } from '../model/projection.ts';
import { closest, onTheWayDown } from './page-events.ts';

/** Makes the buttons work that set all assumptions: to the plan's, or to the cautious ones. */
export function listenToPresets(): void {
  onTheWayDown('click', (event) => {
    const button = closest<HTMLElement>(event, '[data-assume]');
    if (!button) return;
    for (const name of assumptionNames) {
      const isPlan = button.dataset['assume'] === 'plan';
      window.calculator.set(name, isPlan ? inputRules[name].default : cautiousAssumptions[name]);
    }
    window.calculator.showInputs();
    // The button at the result goes with what it was for.
    if (closest(event, '[data-result]')) document.querySelector<HTMLElement>('[data-assumptions] summary')!.focus();
  });
}

/** Shows the visitor's assumptions in the explanation of the calculation, where they are not the plan's. */
export function showAssumptions(inputs: Inputs): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-assumption]')) {
    const name = element.dataset['assumption'] as keyof Inputs;
    const { value } = document.getElementById(name) as HTMLInputElement;
    element.hidden = inputs[name] === inputRules[name].default;
    element.textContent = element.dataset['pattern']!.replace('{value}', () => value || '0');
  }
}
