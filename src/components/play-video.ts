import { listen } from './listen.ts';

/** Has a plain click on a film play it in its place. Without this, or with a modifier key, the link leads to it. */
export function playVideosInPlace(): void {
  listen('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-player]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    player.src = link.dataset['player']!;
    player.title = link.dataset['title']!;
    player.className = link.className;
    player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    link.replaceWith(player);
    player.focus();
  });
}
