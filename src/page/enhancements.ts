/*
 * Everything that can wait for a second, with React or without it: films, menus, printing and reloads.
 * It stands at the end of the page, which is painted and usable without it.
 */
import { handleClicks } from './clicks.ts';
import { listenToMenus } from './menus.ts';
import './missing-files.ts';
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
  // Not on the calculator's buttons: each step would write the address.
  onCapture('pointerdown', (event) => {
    if (!closest(event, '#calculator button')) action();
  });
  onCapture('mouseout', ({ relatedTarget }) => {
    if (relatedTarget === null) action();
  });
}

handleClicks();
listenToMenus();
beforeReload(address.write);

// After a return to the page, its inputs are written into the address again.
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
