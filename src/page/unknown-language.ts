import { closest, onCapture } from './page-events.ts';

/** Cancels the navigation to a language that has no page, and logs a warning. */
function refuseUnknownLanguage(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'a[hreflang]');
  if (!link || document.querySelector(`link[hreflang="${CSS.escape(link.hreflang)}"]`)) return;
  event.preventDefault();
  console.warn(`Unsupported language code: ${link.hreflang}`);
}

onCapture('click', refuseUnknownLanguage);
