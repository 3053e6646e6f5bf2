/* What neither first paint nor React needs: videos, menus, printing. Inlined at the end of the page. */
import './clicks.ts';
import './menus.ts';
import './missing-files.ts';
import { closest, onCapture } from './page-events.ts';

/** Today's date in the page's language, with Latin digits like its amounts. */
const writtenToday = () =>
  new Date().toLocaleDateString(`${document.documentElement.lang}-u-nu-latn`, { dateStyle: 'long' });

/** Calls `action` on what may precede a reload, which uses the address: shortcuts, pull to refresh, mouse leaving. */
function beforeReload(action: () => void): void {
  onCapture('keydown', ({ key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey || key === 'F5') action();
  });
  // Skips the calculator's buttons, where every step would write the address.
  onCapture('pointerdown', (event) => {
    if (!closest(event, '#calculator button')) action();
  });
  onCapture('mouseout', ({ relatedTarget }) => {
    if (relatedTarget === null) action();
  });
}

// Videos and menus come first: they work even if the early script has failed, and there is no `window.calculation`.
const { address } = window.calculation;
beforeReload(address.write);

// Back and forward may restore an older address: write it again.
onCapture('popstate', address.scheduleWrite);
onCapture('pageshow', ({ persisted }) => {
  if (persisted) address.scheduleWrite();
});

// Printouts show today's date and the address of the calculation.
onCapture('beforeprint', () => {
  address.write();
  for (const element of document.querySelectorAll('[data-address]')) element.textContent = location.href;
  for (const element of document.querySelectorAll('[data-today]')) element.textContent = writtenToday();
});
