import { closest, onTheWayDown } from './page-events.ts';
import type { Ask, CalculatorStore } from './store.ts';

const page = document.documentElement;

/**
 * Takes presses of what only React does, from the controls' first paint on. Until React is there, the place of the
 * answer says that it waits.
 */
export function listenToPresses(store: CalculatorStore, announce: (text: string) => void): void {
  const ask = (what: Ask, month?: number) => {
    const place = document.querySelector<HTMLElement>(`[data-place=${what}]`);
    if (place && page.dataset['react'] !== 'live') {
      place.dataset['asked'] = '';
      place.ariaBusy = 'true';
      announce(place.dataset['loading']!);
    }
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
    ask(pressed.dataset['ask'] as Ask, item ? toggleMonth(item, store.get().month) : undefined);
  });
}

/**
 * Opens a month's working in the month's own item, or closes it.
 * @param open the month whose working is open; 0 for none
 * @returns the same afterwards
 */
function toggleMonth(item: HTMLElement, open: number): number {
  const pressed = Number(item.dataset['month']);
  // While React is on its way, another press asks again.
  const month = pressed === open && page.dataset['react'] === 'live' ? 0 : pressed;
  const place = document.querySelector('[data-place=working]');
  if (place) item.append(place);
  for (const button of item.parentElement!.querySelectorAll('button')) {
    button.ariaExpanded = String(Number(button.closest('li')!.dataset['month']) === month);
  }
  return month;
}
