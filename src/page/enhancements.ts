/*
 * What nobody needs in the first second, with React or without: films, menus, paper, a reload.
 * The page is painted and answers without it, links do what HTML alone can, and it stands at the page's end.
 */
import { answerClicks } from './clicks.ts';
import { listenToMenus } from './menus.ts';
import { allowOfflineVisits, writtenDate } from './offline.ts';
import { closest, onCapture } from './page-events.ts';

const { address } = window.calculator;

/**
 * Calls `action` before the page can be reloaded: a reload takes the address as it is when it begins, by key,
 * by pulling the page down, or with a mouse that has left the page for the browser's buttons.
 */
function beforeReload(action: () => void): void {
  onCapture('keydown', ({ key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey || key === 'F5') action();
  });
  // The calculator's buttons would write after each step.
  onCapture('pointerdown', (event) => {
    if (!closest(event, '#calculator button')) action();
  });
  onCapture('mouseout', ({ relatedTarget }) => {
    if (relatedTarget === null) action();
  });
}

answerClicks();
listenToMenus();
beforeReload(address.write);

// After a return to the page, the address follows the page.
onCapture('popstate', address.restore);
onCapture('pageshow', ({ persisted }) => persisted && address.restore());

// The printed sheet names its day and the address that leads back to it.
onCapture('beforeprint', () => {
  // A flyer is printed alone.
  if (document.querySelector('[data-flyer]')) return;
  address.write();
  for (const element of document.querySelectorAll('[data-address]')) element.textContent = location.href;
  for (const element of document.querySelectorAll('[data-today]')) element.textContent = writtenDate(new Date());
});

if (document.readyState === 'complete') allowOfflineVisits();
else addEventListener('load', allowOfflineVisits);
