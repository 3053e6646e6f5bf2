import { announce } from './announce.ts';

/**
 * Says that there is a newer version of the page, and offers it.
 * @returns the offer
 */
export function offerReload(): HTMLElement {
  const offer = document.getElementById('reload')!;
  offer.hidden = false;
  offer.onclick = () => {
    // A reload takes the address as it is when it begins.
    window.calculator.address.write();
    location.reload();
  };
  announce(offer.textContent);
  return offer;
}
