import { announce } from './announce.ts';

/** Says that there is a newer version of the page, and offers it. */
function offerReload(): void {
  const offer = document.getElementById('reload')!;
  offer.hidden = false;
  offer.onclick = () => {
    // A reload takes the address as it is when it begins.
    window.calculator.address.write();
    location.reload();
  };
  announce(offer.textContent);
}

/**
 * Offers a reload if any of the island's files is gone: the site has been updated since the page was opened.
 * @returns whether it does
 */
export async function offerReloadIfUpdated(): Promise<boolean> {
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
