import { closest, onTheWayDown } from './page-events.ts';
import type { Ask, CalculatorStore } from './store.ts';

/**
 * Takes presses of what only React does, from the controls' first paint on. Until React is there, the place of the
 * answer says that it waits.
 */
export function listenToPresses(store: CalculatorStore, announce: (text: string) => void): void {
  const ask = (what: Ask) => {
    const place = document.querySelector<HTMLElement>(`[data-place=${what}]`);
    if (place && document.documentElement.dataset['react'] !== 'live') {
      place.dataset['asked'] = '';
      place.ariaBusy = 'true';
      announce(place.dataset['loading']!);
    }
    store.ask(what);
  };
  const controls = { toggle: 'details[data-ask][open]', click: 'button[data-ask]' } as const;
  for (const [type, control] of Object.entries(controls) as [keyof typeof controls, string][]) {
    onTheWayDown(type, (event) => {
      const pressed = closest<HTMLElement>(event, control);
      if (pressed) ask(pressed.dataset['ask'] as Ask);
    });
  }
}
