/**
 * Opens and closes the drawer in browsers from before command buttons and `closedby` (Safari until 26.2).
 * Where the browser has done it, or is about to, asking for the same once more changes nothing.
 */
export function listenToMenu(): void {
  const menu = () => document.querySelector<HTMLDialogElement>('dialog')!;
  document.addEventListener('click', ({ target }) => {
    const command = (target as Element).closest('[command]')?.getAttribute('command');
    if (command === 'show-modal') menu().showModal();
    else if (command || target === menu()) menu().close();
  });
  // The drawer belongs to narrow screens: turning the phone must not leave it open without its button.
  matchMedia('(width >= 48rem)').addEventListener('change', () => menu().close());
}
