import type { Inputs } from '../model/projection.ts';
import { announce } from '../page/announce.ts';
import { closest } from '../page/page-events.ts';
import { claim } from '../state/claim.ts';
import { rememberPress } from '../state/presses.ts';
import type { CalculatorStore, Presses } from '../state/store.ts';

/** The calculator, which bears what is said while a press waits. */
const calculator = () => document.querySelector<HTMLElement>('[data-loading]');

/** The place in which the answer to a press will stand, if it has one of its own. */
const answerTo = (pressed: Element) =>
  pressed.querySelector('summary + div') ?? document.getElementById(pressed.getAttribute('aria-controls') ?? '');

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
      if (answer) answer.ariaBusy = what === 'loading' ? 'true' : null;
      if (text) answer?.setAttribute('data-says', text);
      else answer?.removeAttribute('data-says');
      if (pressed.ariaExpanded) pressed.ariaExpanded = `${!!text}`;
    }
    if (text && waiting.size > 0) announce(text);
  }

  function wait(pressed: Element, press: Presses): void {
    // A page that is out of date offers to be loaded anew: its buttons are hidden, and a month's bar does nothing.
    if (document.documentElement.dataset['react'] === 'failed') return;
    waiting.add(pressed);
    say('loading');
    rememberPress(store, press);
  }

  addEventListener(
    'click',
    (event) => {
      // A month's bar stands beside its button.
      const button = closest<HTMLButtonElement>(event, 'button') ?? closest(event, 'li')?.querySelector('button');
      if (!button?.name || !calculator()?.contains(button) || !claim(event)) return;
      const { name, value } = button;
      if (name === 'month') wait(button, { month: Number(value) });
      else if (name === 'kit') wait(button, { kit: true });
      else if (name === 'assumptions') wait(button, { assumptions: value as 'plan' | 'cautious' });
      else store.step(name as keyof Inputs, Number(value));
    },
    { capture: true, signal },
  );
  addEventListener(
    'toggle',
    (event) => {
      const overview = closest(event, '#overview[open]');
      if (overview) wait(overview, { overview: true });
    },
    { capture: true, signal },
  );
  return say;
}
