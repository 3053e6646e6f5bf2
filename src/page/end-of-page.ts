/* What neither first paint nor React needs: videos, menus, reloads. Inlined at the end of the page. */
import './menus.ts';
import './missing-files.ts';
import './unknown-language.ts';
import './videos.ts';
import { closest, onCapture } from './page-events.ts';

const write = () => window.addressMirror?.write();
const scheduleWrite = () => window.addressMirror?.scheduleWrite();

// What may precede a reload, which uses the address: shortcuts, pull to refresh, the mouse leaving the page.
onCapture('keydown', ({ key, ctrlKey, metaKey }) => {
  if (ctrlKey || metaKey || key === 'F5') write();
});
onCapture('pointerdown', (event) => {
  // Not at the calculator's buttons, where every step would write the address.
  if (!closest(event, '#calculator button')) write();
});
onCapture('mouseout', ({ relatedTarget }) => {
  if (relatedTarget === null) write();
});

// Back and forward may restore an older address: write it again.
onCapture('popstate', scheduleWrite);
onCapture('pageshow', ({ persisted }) => {
  if (persisted) scheduleWrite();
});
