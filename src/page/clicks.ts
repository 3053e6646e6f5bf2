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
  const wasClosed = container.hidden || container.querySelector('iframe')?.title !== player.title;
  youTubeLink.href = link.href;
  container.replaceChildren(...(wasClosed ? [player] : []), youTubeLink);
  container.hidden = !wasClosed;
  for (const other of document.querySelectorAll('a[data-video-link]'))
    other.ariaCurrent = wasClosed && other === link ? 'true' : null;
  player.focus();
}

/** Cancels the navigation to a language that has no page, and logs a warning. */
function refuseUnknownLanguage(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'a[hreflang]');
  if (!link || document.querySelector(`link[hreflang="${CSS.escape(link.hreflang)}"]`)) return;
  event.preventDefault();
  console.warn(`Unsupported language code: ${link.hreflang}`);
}

for (const handler of [toggleVideo, refuseUnknownLanguage]) onCapture('click', handler);
