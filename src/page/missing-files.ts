/* Reports that React's files failed to load, or are gone since an update. Inlined: a separate file could be missing. */
import { announce } from '../state/markup.ts';
import { offerReloadIfUpdated } from './offer-reload.ts';
import { onCapture } from './page-events.ts';

declare global {
  interface DocumentEventMap {
    /** Fired by Astro when an island's files fail to load, after one retry. */
    'astro:hydration-error': Event;
  }
  interface WindowEventMap {
    /** Fired by Vite when what is loaded later cannot be had. */
    'vite:preloadError': Event;
  }
}

onCapture('vite:preloadError', offerReloadIfUpdated);

onCapture('astro:hydration-error', async () => {
  const note = document.getElementById('not-loaded')!;
  // Also replaces the "Loading…" placeholders inside closed disclosures.
  for (const line of document.querySelectorAll('[data-loading]')) line.textContent = note.textContent;
  if (await offerReloadIfUpdated()) return;
  note.hidden = false;
  announce(note.textContent);
});
