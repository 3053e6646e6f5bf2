import type { Inputs } from '../model/projection.ts';
import { announce } from '../page/announce.ts';
import { closest, onTheWayDown } from '../page/page-events.ts';
import type { Preset } from '../model/assumptions.ts';
import { rememberPress } from '../state/presses.ts';
import type { CalculatorStore, Presses } from '../state/store.ts';

/** The calculator, which bears what is said while a press waits. */
const calculator = () => document.querySelector<HTMLElement>('[data-loading]');

/** The place in which the answer to a press will stand, if it has one of its own. */
const answerTo = (pressed: Element) =>
  pressed.querySelector<HTMLElement>('summary + div') ??
  document.getElementById(pressed.getAttribute('aria-controls') ?? '');

/**
 * Says, where the answers to waiting presses will stand, that they are on their way or could not be loaded; nothing any
 * more, if it is given nothing.
 */
export type SayWaiting = (what?: 'loading' | 'unreachable') => void;

/**
 * Takes steps of the fields' buttons, and remembers presses that only React carries out. A button's name and value say
 * what it does.
 */
export function listenToPresses(store: CalculatorStore, signal: AbortSignal): SayWaiting {
  const waiting = new Set<Element>();

  function say(what?: 'loading' | 'unreachable'): void {
    const text = what && calculator()?.dataset[what];
    for (const pressed of waiting) {
      const answer = answerTo(pressed);
      if (!answer) continue;
      answer.ariaBusy = what === 'loading' ? 'true' : null;
      if (text) answer.dataset['says'] = text;
      else delete answer.dataset['says'];
    }
    if (text && waiting.size > 0) announce(text);
  }

  function wait(pressed: Element, press: Presses): void {
    // A page that is out of date offers to be loaded anew: its buttons are hidden.
    if (document.documentElement.dataset['react'] === 'failed') return;
    waiting.add(pressed);
    say('loading');
    rememberPress(store, press);
  }

  function take(event: MouseEvent): void {
    // An arrow key that moves on among radio buttons is a click, too.
    const pressed = closest<HTMLButtonElement | HTMLInputElement>(event, 'button, [type=radio]');
    if (!pressed?.name || !calculator()?.contains(pressed) || !store.claim(event)) return;
    const { name, value } = pressed;
    if (name === 'kit') wait(pressed, { kit: true });
    else if (name === 'month') store.choose(Number(value));
    else if (name === 'assumptions') rememberPress(store, { assumptions: value as Preset | 'own' });
    else store.step(name as keyof Inputs, Number(value));
  }
  function waitFor(event: Event): void {
    const opened = closest(event, '[data-loading] [open][id]');
    if (opened) wait(opened, { [opened.id]: true });
  }
  onTheWayDown('click', take, { signal });
  onTheWayDown('toggle', waitFor, { signal });
  return say;
}
