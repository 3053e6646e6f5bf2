import { writeAddress } from './calculator/mirror-url.ts';
import { listen } from './listen.ts';

/** Has the printed page name the address that leads back to the calculation it shows. */
export function listenToPrinting(): void {
  listen('beforeprint', () => {
    writeAddress();
    for (const element of document.querySelectorAll('[data-address]')) element.textContent = location.href;
  });
}
