/*
 * Says once that React's files cannot be had, or are gone because the site was updated. It stands in the page, since a file
 * of its own would be gone, too.
 */
import { announce } from './announce.ts';
import { offerReloadIfUpdated } from './offer-reload.ts';
import { onCapture } from './page-events.ts';

declare global {
  interface DocumentEventMap {
    /** Astro's report that an island's files did not arrive, even at its second try. */
    'astro:hydration-error': Event;
  }
}

onCapture('astro:hydration-error', async () => {
  const note = document.getElementById((await offerReloadIfUpdated()) ? 'reload' : 'not-loaded')!;
  note.hidden = false;
  announce(note.textContent);
  // What has been opened, or will be, is not on its way.
  for (const line of document.querySelectorAll('[data-loading]')) line.textContent = note.textContent;
});
