import { listen } from './listen.ts';

/**
 * Opens and closes the drawer, also in browsers from before command buttons and `closedby` (Safari until 26.2).
 * Where there are command buttons this comes first and stops them: they complain of a drawer that is open already.
 */
export function listenToMenu(): void {
  const menu = () => document.querySelector<HTMLDialogElement>('dialog')!;
  listen('click', (event) => {
    const command = (event.target as Element).closest('[command]')?.getAttribute('command');
    if (command) event.preventDefault();
    if (command === 'show-modal') menu().showModal();
    else if (command || event.target === menu()) menu().close();
  });
  // The drawer belongs to narrow screens: turning the phone must not leave it open without its button.
  matchMedia('(width >= 48rem)').addEventListener('change', () => menu().close());
}
