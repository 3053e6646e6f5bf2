import { inputRules, type InputRule } from '../config/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { closest } from './page-events.ts';

/** The field that an event is for, if any. */
export const fieldOf = (event: Event) => closest<HTMLInputElement>(event, 'input[data-input]');

/** The input that a field or one of its buttons is for. */
export const inputOf = (element: HTMLElement) => element.dataset['input'] as keyof Inputs;

/** What may be entered there. */
export const ruleOf = (element: HTMLElement): InputRule => inputRules[inputOf(element)];
