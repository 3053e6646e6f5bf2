import { listen } from './listen.ts';

declare global {
  interface DocumentEventMap {
    /** Astro's report that an island's files did not arrive, nor at its second try. */
    'astro:hydration-error': CustomEvent<{ readonly componentUrl: string }>;
  }
}

/**
 * Offers a reload when the calculator's files are gone: the site has been updated since the page was
 * opened. Any other failure, being offline among them, is not an update, and leaves the page as it is.
 */
export function offerReload(): void {
  listen('astro:hydration-error', ({ detail }) => {
    fetch(detail.componentUrl, { method: 'HEAD' }).then(
      ({ status }) => {
        const offer = document.getElementById('reload')!;
        offer.hidden = status !== 404;
        offer.onclick = () => location.reload();
      },
      () => {},
    );
  });
}
