/*
 * What nobody touches first: films, the drawer, the languages, paper, a reload, a button that steps no further. The
 * page is painted and answers without it, links and buttons do what HTML alone can, and it arrives in a file of its own.
 */
import { answerClicks } from './clicks.ts';
import { listenToMenus } from './menus.ts';
import { muteSteppers } from './muted-steppers.ts';
import { closest, onTheWayDown } from './page-events.ts';
import { raiseStuckBand } from './stuck-result.ts';

const { ask, get, mirrorInAddress, paintMonths, subscribe, writeAddress } = window.calculator;
const inputs = () => get().inputs;

/**
 * Calls `action` before the page can be reloaded: a reload takes the address as it was when it was asked for, by key,
 * by pulling the page down, or with a mouse that has left the page for the browser's buttons.
 */
function beforeReload(action: () => void): void {
  onTheWayDown('keydown', ({ key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey || key === 'F5') action();
  });
  // A button that steps would write after each press.
  onTheWayDown('pointerdown', (event) => {
    if (!closest(event, '[data-step]')) action();
  });
  onTheWayDown('mouseout', ({ relatedTarget }) => {
    if (relatedTarget === null) action();
  });
}

answerClicks();
listenToMenus();
raiseStuckBand();
beforeReload(writeAddress);

muteSteppers(inputs());
subscribe(() => muteSteppers(inputs()));

// After a return to the page, the address follows the page.
onTheWayDown('popstate', () => mirrorInAddress(inputs()));
onTheWayDown('pageshow', ({ persisted }) => persisted && mirrorInAddress(inputs()));

/** Today, as the page's language writes it, in the digits of its amounts. */
const today = () => new Date().toLocaleDateString(`${document.documentElement.lang}-u-nu-latn`, { dateStyle: 'long' });

// The printed sheet names its day and the address that leads back to it, and holds the overview once React is there.
onTheWayDown('beforeprint', () => {
  writeAddress();
  paintMonths(inputs());
  for (const element of document.querySelectorAll('[data-address]')) element.textContent = location.href;
  for (const element of document.querySelectorAll('time')) element.textContent = today();
  ask('overview');
});
