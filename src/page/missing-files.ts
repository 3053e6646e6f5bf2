/*
 * Reports that React's files did not load, or are gone because the site was updated. It is inlined, since a file of its
 * own would be gone, too.
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

let isReported = false;

// Each island reports it.
onCapture('astro:hydration-error', async () => {
  if (isReported) return;
  isReported = true;
  const note = document.getElementById('not-loaded')!;
  // The same message replaces the loading placeholders, also in disclosures that are opened later.
  for (const line of document.querySelectorAll('[data-loading]')) line.textContent = note.textContent;
  if (await offerReloadIfUpdated()) return;
  note.hidden = false;
  announce(note.textContent);
});
