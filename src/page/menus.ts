import { closest, onCapture } from './page-events.ts';

/** None if something has removed it. */
const drawer = () => document.querySelector<HTMLDialogElement>('#menu');

/**
 * Opens and closes the drawer, also in browsers without command buttons (Safari before 26.2). Where they exist, this runs
 * first and prevents them: they would complain that the drawer is already open.
 */
function openDrawer(event: MouseEvent): void {
  const command = closest(event, '[commandfor=menu]')?.getAttribute('command');
  if (command) event.preventDefault();
  if (command === 'show-modal') drawer()?.showModal();
  else if (command) drawer()?.close();
}

let pressed: EventTarget | null = null;

/**
 * Closes a dialog at a press beside it, where browsers do not know `closedby` (Safari before 26.2). Text that is selected
 * past the dialog's edge is no such press: it begins within.
 */
function closeDialogBeside({ target }: MouseEvent): void {
  if (target === pressed && target instanceof HTMLDialogElement) target.close();
}

/** Closes the list of languages when it is tabbed past: it would cover what has the focus. */
function closeListWhenLeft(event: FocusEvent): void {
  if (!closest(event, '[popovertarget],#languages')) document.querySelector<HTMLElement>('#languages')?.hidePopover();
}

/** Does for the phone's drawer and for the list of languages what HTML alone does not in every browser. */
export function listenToMenus(): void {
  onCapture('click', openDrawer);
  onCapture('pointerdown', ({ target }) => (pressed = target));
  onCapture('click', closeDialogBeside);
  onCapture('focusin', closeListWhenLeft);
  // The drawer belongs to narrow screens: turning the phone must not leave it open without its button.
  matchMedia('(width >= 48rem)').onchange = () => {
    if (!drawer()?.open) return;
    drawer()!.close();
    document.querySelector<HTMLElement>('[popovertarget]')!.focus();
  };
}
