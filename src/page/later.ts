/*
 * What nobody needs in the first second, with React or without: films, menus, paper, a reload, an address with `#share`.
 * The page is painted and answers without it, links do what HTML alone can, and it arrives in a file of its own.
 */
import { inputRules } from '../config/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { press } from '../state/presses.ts';
import { answerClicks } from './clicks.ts';
import { listenToMenus } from './menus.ts';
import { keepPage } from './keep-page.ts';
import { closest, onTheWayDown } from './page-events.ts';
import { writtenDate } from './written-date.ts';

const { address, store } = window.calculator;

/**
 * Calls `action` before the page can be reloaded: a reload takes the address as it is when it begins, by key,
 * by pulling the page down, or with a mouse that has left the page for the browser's buttons.
 */
function beforeReload(action: () => void): void {
  onTheWayDown('keydown', ({ key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey || key === 'F5') action();
  });
  // The calculator's buttons would write after each step.
  onTheWayDown('pointerdown', (event) => {
    if (!closest(event, '#calculator button')) action();
  });
  onTheWayDown('mouseout', ({ relatedTarget }) => {
    if (relatedTarget === null) action();
  });
}

/**
 * Opens the partner's kit for an address with `#share`, to which owners send partners, as a press does. The address
 * loses it: whoever copies that would pass on the kit.
 */
function openKit(): void {
  if (location.hash !== '#share') return;
  document.querySelector<HTMLElement>('button[name=kit]')?.click();
  try {
    history.replaceState(history.state, '', location.pathname + location.search);
    dispatchEvent(new Event('addresschange'));
  } catch {
    // Safari allows 100 writes in 10 seconds. The window is open all the same.
  }
}

/** Shows the visitor's assumptions in the explanation of the calculation, where they are not the plan's. */
function explainAssumptions(): void {
  const { inputs } = store.get('rest');
  for (const element of document.querySelectorAll<HTMLElement>('[data-assumption]')) {
    const name = element.dataset['assumption'] as keyof Inputs;
    const number = store.written(name, inputs[name]);
    element.hidden = inputs[name] === inputRules[name].default;
    element.textContent = element.dataset['pattern']!.replace('{value}', () => number);
  }
}

answerClicks();
listenToMenus();
beforeReload(address.write);

explainAssumptions();
store.subscribe(explainAssumptions, 'rest');

// After a return to the page, the address follows the page.
onTheWayDown('popstate', address.restore);
onTheWayDown('pageshow', ({ persisted }) => persisted && address.restore());

// The printed sheet names its day and the address that leads back to it, and holds the overview once React is there.
onTheWayDown('beforeprint', () => {
  // A flyer is printed alone.
  if (document.querySelector('[data-flyer]')) return;
  address.write();
  store.catchUp();
  for (const element of document.querySelectorAll('[data-address]')) element.textContent = location.href;
  for (const element of document.querySelectorAll('time')) element.textContent = writtenDate(new Date());
  press(store, { overview: true });
});

onTheWayDown('hashchange', openKit);
openKit();
keepPage(store);
