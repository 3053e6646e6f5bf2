/* Links carry the query from the first paint on. Part of `before-paint.ts` and of the scripts of the root and the 404 page. */
import { readRef } from '../model/referral-code.ts';
import { signupLink } from '../model/signup-link.ts';
import { linkCode, setText } from '../state/markup.ts';
import { closest, onCapture } from './page-events.ts';

/**
 * Writes what was entered into the address; then gives the address's whole query to links to other pages, and its
 * referral code to signup links and to the line that names it.
 */
function updateLinks(): void {
  // The root and the 404 page have no calculation, nor has any page before its early script.
  window.addressMirror?.write();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-query]')) {
    link.href = link.pathname + location.search + location.hash;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signup]')) {
    link.href = signupLink(link.dataset['signup']!, location.search);
  }
  const ref = readRef(location.search);
  const code = linkCode();
  if (!code) return;
  setText(code, ref ?? ' ');
  code.parentElement!.hidden = ref === undefined;
}

window.updateLinks = updateLinks;
// Before a link is followed, copied or dragged, and when the page is parsed, loaded and left.
for (const type of ['focusin', 'click', 'auxclick', 'contextmenu', 'dragstart'] as const)
  onCapture(type, (event) => {
    if (closest(event, 'a')) updateLinks();
  });
for (const type of ['readystatechange', 'pagehide'] as const) onCapture(type, updateLinks);
