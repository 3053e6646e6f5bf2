import type { Inputs } from '../model/projection.ts';
import { isOutOfBounds } from '../model/whole-number.ts';

/** Mutes the buttons that can step no further. They keep the focus, and say why when they are pressed. */
export function muteSteppers(inputs: Inputs): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-step]')) {
    const { input, step } = button.dataset;
    button.ariaDisabled = String(isOutOfBounds(inputs[input as keyof Inputs] + Number(step)));
  }
}
