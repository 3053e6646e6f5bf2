/*
 * What nobody needs in the first second, with React or without: films, menus, paper, a reload.
 * The page is painted and answers without it, links do what HTML alone can, and it arrives in a file of its own.
 */
import { inputRules } from '../config/inputs.ts';
import { countLike } from '../format/number-formats.ts';
import type { Inputs } from '../model/projection.ts';
import { shownNumber } from '../model/typed-number.ts';
import { answerClicks } from './clicks.ts';
import { listenToMenus } from './menus.ts';
import { keepPage } from './keep-page.ts';
import { closest, onTheWayDown } from './page-events.ts';
import { writtenDate } from './written-date.ts';

const { address, store } = window.calculator;
const count = countLike(document.documentElement.dataset['money']!);

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

/** Shows the visitor's assumptions in the explanation of the calculation, where they are not the plan's. */
function explainAssumptions(): void {
  const { inputs } = store.getState();
  for (const element of document.querySelectorAll<HTMLElement>('[data-assumption]')) {
    const name = element.dataset['assumption'] as keyof Inputs;
    const number = count(shownNumber(inputs[name], inputRules[name]));
    element.hidden = inputs[name] === inputRules[name].default;
    element.textContent = element.dataset['pattern']!.replace('{value}', () => number);
  }
}

answerClicks();
listenToMenus();
beforeReload(address.write);

explainAssumptions();
store.subscribe(({ inputs }, before) => {
  if (inputs !== before.inputs) explainAssumptions();
});

// After a return to the page, the address follows the page.
onTheWayDown('popstate', address.restore);
onTheWayDown('pageshow', ({ persisted }) => persisted && address.restore());

// The printed sheet names its day and the address that leads back to it.
onTheWayDown('beforeprint', () => {
  // A flyer is printed alone.
  if (document.querySelector('[data-flyer]')) return;
  address.write();
  for (const element of document.querySelectorAll('[data-address]')) element.textContent = location.href;
  for (const element of document.querySelectorAll('time')) element.textContent = writtenDate(new Date());
});

keepPage();
