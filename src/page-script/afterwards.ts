/*
 * What nobody needs in the first second: arrow keys, held buttons, other characters than digits, screen readers' words,
 * assumptions, films, menus, paper, a reload, an address with `#share`. The page is painted and answers without it,
 * links and buttons do what HTML alone can, and it arrives in a file of its own.
 */
import { announceLoading, announceWhatIsTold } from './announcements.ts';
import { listenToPresets, showAssumptions } from './assumptions.ts';
import { answerClicks } from './clicks.ts';
import { dropOtherCharacters, keepSelection, repeatHeldSteps, stepWithArrows } from './editing.ts';
import { listenToMenus } from './menus.ts';
import { muteSteppers } from './muted-steppers.ts';
import { closest, onTheWayDown } from './page-events.ts';
import { raiseStuckBand } from './stuck-result.ts';

const { ask, get, mirrorInAddress, paintFigures, subscribe, writeAddress } = window.calculator;
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

/**
 * Opens the partner's kit for an address with `#share`, to which owners send partners, as a press does. The address
 * loses it: whoever copies that would pass on the kit.
 */
function openKit(): void {
  if (location.hash !== '#share') return;
  document.querySelector<HTMLElement>('button[data-ask=share]')?.click();
  try {
    history.replaceState(history.state, '', location.pathname + location.search);
    dispatchEvent(new Event('addresschange'));
  } catch {
    // Safari allows 100 writes in 10 seconds. The window is open all the same.
  }
}

announceWhatIsTold();
announceLoading();
dropOtherCharacters();
stepWithArrows();
repeatHeldSteps();
keepSelection();
listenToPresets();
answerClicks();
listenToMenus();
raiseStuckBand();
beforeReload(writeAddress);

const follow = () => {
  muteSteppers(inputs());
  showAssumptions(inputs());
};
follow();
subscribe(follow);

// After a return to the page, the address follows the page.
onTheWayDown('popstate', () => mirrorInAddress(inputs()));
onTheWayDown('pageshow', ({ persisted }) => persisted && mirrorInAddress(inputs()));

/** Today, as the page's language writes it, in the digits of its amounts. */
const today = () => new Date().toLocaleDateString(`${document.documentElement.lang}-u-nu-latn`, { dateStyle: 'long' });

// The printed sheet names its day and the address that leads back to it, and holds the overview once React is there.
onTheWayDown('beforeprint', () => {
  // A flyer is printed alone.
  if (document.querySelector('.flyer')) return;
  writeAddress();
  paintFigures();
  for (const element of document.querySelectorAll('[data-address]')) element.textContent = location.href;
  for (const element of document.querySelectorAll('time')) element.textContent = today();
  ask('overview');
});

onTheWayDown('hashchange', openKit);
openKit();

// A phone prepares code when it first runs: now, and not for the first key. Figures that are right are not touched.
paintFigures();
