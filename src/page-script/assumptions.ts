import { cautiousAssumptions } from '../config/cautious.ts';
import { inputRules } from '../config/inputs.ts';
import { assumptionNames } from '../model/assumptions.ts';
import type { Inputs } from '../model/projection.ts';
import { shownNumber } from '../model/typed-number.ts';
import { closest, onTheWayDown } from './page-events.ts';

/** Makes the buttons work that set all assumptions, to the plan's or to the cautious ones, and shows them. */
export function listenToPresets(): void {
  document.documentElement.dataset['presets'] = '';
  onTheWayDown('click', (event) => {
    const button = closest<HTMLElement>(event, '[data-assume]');
    if (!button) return;
    for (const name of assumptionNames) {
      const isPlan = button.dataset['assume'] === 'plan';
      window.calculator.set(name, isPlan ? inputRules[name].default : cautiousAssumptions[name]);
    }
    window.calculator.showInputs();
    // Said ahead of the result, which alone does not say what has been set.
    window.calculator.told = button.textContent;
    dispatchEvent(new Event('tell'));
    // The button at the result goes with what it was for.
    if (closest(event, '[data-result]')) document.querySelector<HTMLElement>('[data-assumptions] summary')!.focus();
  });
}

/** Shows the visitor's assumptions in the explanation of the calculation, where they are not the plan's. */
export function showAssumptions(inputs: Inputs): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-assumption]')) {
    const name = element.dataset['assumption'] as keyof Inputs;
    const number = window.calculator.count(shownNumber(inputs[name], inputRules[name]));
    element.hidden = inputs[name] === inputRules[name].default;
    element.textContent = element.dataset['pattern']!.replace('{value}', () => number);
  }
}
