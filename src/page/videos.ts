import { videoPlayerOrigin } from '../config/video.ts';
import { closest, hasModifier, onCapture } from './page-events.ts';

/** Opens or closes a YouTube player below the video links. Compares titles: both links may have the same video. */
function toggleVideo(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'a[data-video-link]');
  if (!link || hasModifier(event)) return;
  event.preventDefault();
  const container = document.querySelector<HTMLElement>('[data-video]')!;
  const player = document.createElement('iframe');
  const { lang } = document.documentElement;
  const options = new URLSearchParams({ autoplay: '1', hl: lang, cc_lang_pref: lang, rel: '0' });
  player.src = `${videoPlayerOrigin}/embed/${new URL(link.href).searchParams.get('v')}?${options}`;
  player.title = link.textContent.trim();
  // YouTube refuses to play without knowing the page's origin, which the host's own policy may withhold.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  const youTubeLink = container.querySelector('a')!;
  const opens = container.hidden || container.querySelector('iframe')?.title !== player.title;
  youTubeLink.href = link.href;
  container.replaceChildren(...(opens ? [player] : []), youTubeLink);
  container.hidden = !opens;
  for (const other of document.querySelectorAll('a[data-video-link]'))
    other.ariaCurrent = opens && other === link ? 'true' : null;
  if (opens) player.focus();
}

onCapture('click', toggleVideo);
