import { inputRules } from '../config/inputs.ts';
import type { Inputs } from '../model/projection.ts';

/** Mutes the buttons that can step no further. They keep the focus, and say why when they are pressed. */
export function muteSteppers(inputs: Inputs): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-step]')) {
    const name = button.dataset['input'] as keyof Inputs;
    const end = Number(button.dataset['step']) < 0 ? 0 : inputRules[name].maximum;
    button.ariaDisabled = String(inputs[name] === end);
  }
}
