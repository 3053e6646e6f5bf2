import { closest, onTheWayDown } from './page-events.ts';

/** None while the page's end is still on its way. */
const drawer = () => document.querySelector<HTMLDialogElement>('dialog#menu');

/**
 * Opens and closes the drawer, also in browsers without command buttons and `closedby` (Safari before 26.2). Where
 * they exist, this runs first and prevents them: they would complain that the drawer is already open.
 */
function openDrawer(event: MouseEvent): void {
  const command = closest(event, '[commandfor=menu]')?.getAttribute('command');
  if (command) event.preventDefault();
  if (command === 'show-modal') drawer()?.showModal();
  else if (command || event.target === drawer()) drawer()?.close();
}

/**
 * Plays a film on the screen below the films after a plain click. With a modifier key, or without this script, its
 * link opens it.
 */
function playFilm(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'a[data-player]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const screen = document.querySelector<HTMLElement>('[data-screen]')!;
  const player = document.createElement('iframe');
  player.src = link.dataset['player']!;
  player.title = link.dataset['title']!;
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  const wayOut = screen.querySelector('a')!;
  wayOut.href = link.href;
  screen.replaceChildren(player, wayOut);
  screen.hidden = false;
  player.focus();
}

/** Stops a switch to a language that has no page: a warning, no navigation. */
function refuseUnknownLanguage(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'a[hreflang]');
  if (!link || document.head.querySelector(`link[rel=alternate][hreflang="${CSS.escape(link.hreflang)}"]`)) return;
  event.preventDefault();
  console.warn(`Unsupported language code: ${link.hreflang}`);
}

/** Answers clicks on the menu button, films and languages, which HTML alone does not in every browser. */
export function answerClicks(): void {
  for (const answer of [openDrawer, playFilm, refuseUnknownLanguage]) onTheWayDown('click', answer);
  // The drawer belongs to narrow screens: turning the phone must not leave it open without its button.
  matchMedia('(width >= 48rem)').addEventListener('change', () => drawer()?.close());
}
