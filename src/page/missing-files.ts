/* Says once that React's files cannot be had, or offers a reload if the site was updated during the visit. */
import { announce } from '../state/markup.ts';
import { onCapture } from './page-events.ts';

declare global {
  interface DocumentEventMap {
    /** Fired by Astro when an island's files fail to load, after one retry. */
    'astro:hydration-error': Event;
  }
  interface WindowEventMap {
    /** Fired by Vite when what is loaded later cannot be had, and by the kit when its data cannot. */
    'vite:preloadError': Event;
  }
}

/** Shows and announces the button that reloads an updated page. */
function offerReload(): void {
  const offer = document.getElementById('reload')!;
  offer.hidden = false;
  offer.onclick = () => {
    // The reload uses the address as it is now. There is none to write if the early script has failed.
    window.addressMirror?.write();
    location.reload();
  };
  announce(offer.textContent);
}

/** Offers a reload if one of the island's files is gone (404): the site was updated. @returns whether it was offered */
async function offerReloadIfUpdated(): Promise<boolean> {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const isGone = ({ href }: HTMLLinkElement) =>
    fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status === 404,
      () => false,
    );
  const isUpdated = (await Promise.all(files.map(isGone))).includes(true);
  if (isUpdated) offerReload();
  return isUpdated;
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
