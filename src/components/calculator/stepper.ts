import type { Inputs } from '../../model/projection.ts';
import { listen } from '../listen.ts';
import { step } from './fields.ts';
import type { CalculatorStore } from './store.ts';

/** A held button repeats after this long, then at this interval, in milliseconds. */
const holdDelay = 400;
const repeatInterval = 60;

const buttonOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('button[data-step]');

/** Makes the minus and plus buttons work: a press is one step, a held button repeats. */
export function listenToSteppers(store: CalculatorStore): void {
  let timer: number | undefined;
  let repeated = false;
  const press = (button: HTMLElement) =>
    step(store, button.dataset['input'] as keyof Inputs, Number(button.dataset['step']));

  listen('pointerdown', (event) => {
    const button = buttonOf(event);
    if (!button || event.button !== 0) return;
    repeated = false;
    const repeat = () => {
      repeated = true;
      press(button);
      timer = window.setTimeout(repeat, repeatInterval);
    };
    timer = window.setTimeout(repeat, holdDelay);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerout', 'blur'] as const) {
    listen(end, () => clearTimeout(timer));
  }
  listen('click', (event) => {
    const button = buttonOf(event);
    if (button && !repeated) press(button);
    repeated = false;
  });
}
