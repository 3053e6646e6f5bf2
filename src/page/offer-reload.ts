import { announce } from '../state/markup.ts';

/** Shows and announces the button that reloads an updated page. */
function offerReload(): void {
  const offer = document.getElementById('reload')!;
  offer.hidden = false;
  offer.onclick = () => {
    // The reload uses the address as it is now. There is none to write if the early script has failed.
    (window.calculation as Window['calculation'] | undefined)?.address.write();
    location.reload();
  };
  announce(offer.textContent);
}

/** Offers a reload if one of the island's files is gone (404): the site was updated. @returns whether it was offered */
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
