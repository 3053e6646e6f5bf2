import { closest, onTheWayDown } from './page-events.ts';
import type { Ask, CalculatorStore } from './store.ts';

const page = document.documentElement;

/**
 * Takes presses of what only React does, from the controls' first paint on. Until React is there, the place of the
 * answer says that it waits.
 */
export function listenToPresses(store: CalculatorStore): void {
  const ask = (what: Ask, month?: number) => {
    const place = document.querySelector<HTMLElement>(`[data-place=${what}]`);
    if (place && page.dataset['react'] !== 'live') place.dataset['asked'] = '';
    store.ask(what, month);
  };
  onTheWayDown('toggle', (event) => {
    const opened = closest<HTMLElement>(event, 'details[data-ask][open]');
    if (opened) ask(opened.dataset['ask'] as Ask);
  });
  onTheWayDown('click', (event) => {
    const pressed = closest<HTMLElement>(event, ':is(button, svg)[data-ask]');
    if (!pressed || page.dataset['react'] === 'failed') return;
    const item = pressed.closest('li');
    // A month's working stands in the month's own item.
    if (item) item.append(...document.querySelectorAll('[data-place=working]'));
    ask(pressed.dataset['ask'] as Ask, Number(item?.dataset['month']));
  });
}
