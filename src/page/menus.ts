import { closest, onCapture } from './page-events.ts';

/** Null if something has removed the drawer. */
const drawer = () => document.querySelector<HTMLDialogElement>('#menu');

/**
 * Opens and closes the drawer in browsers without `commandfor` (Safari before 26.2). In other browsers, this handler
 * replaces the native commands, which would find the drawer already open and log an error.
 */
function toggleDrawer(event: MouseEvent): void {
  const command = closest(event, '[commandfor=menu]')?.getAttribute('command');
  if (command) event.preventDefault();
  if (command === 'show-modal') drawer()?.showModal();
  else if (command) drawer()?.close();
}

let pressed: EventTarget | null = null;

/**
 * Closes a dialog when its backdrop is clicked, in browsers without `closedby` (Safari before 26.2). The press must
 * also begin on the backdrop, so that selecting text past the dialog's edge does not close the dialog.
 */
function closeDialogBeside({ target }: MouseEvent): void {
  if (target === pressed && target instanceof HTMLDialogElement) target.close();
}

/** Closes the language list when focus leaves it: it would cover the focused element. */
function closeListWhenLeft(event: FocusEvent): void {
  if (!closest(event, '[popovertarget],#languages')) document.querySelector<HTMLElement>('#languages')?.hidePopover();
}

const menuButtons = '[popovertarget], [commandfor=menu]';

/** Closes the drawer and the language list. @returns whether one was open */
function closeMenus(): boolean {
  const list = document.querySelector<HTMLElement>('#languages');
  const isOpen = drawer()?.open || list?.matches(':popover-open') || false;
  drawer()?.close();
  list?.hidePopover();
  return isOpen;
}

// What not every browser does by itself for the drawer and the language list.
onCapture('click', toggleDrawer);
onCapture('pointerdown', ({ target }) => (pressed = target));
onCapture('click', closeDialogBeside);
onCapture('focusin', closeListWhenLeft);
// Each menu's button is shown on one side of this width alone: crossing it closes the menu, and the other button gets the
// focus.
matchMedia('(width >= 48rem)').onchange = () => {
  if (closeMenus())
    [...document.querySelectorAll<HTMLElement>(menuButtons)].find((one) => one.checkVisibility())?.focus();
};
// A page that comes back from the browser's cache has its menus closed.
onCapture('pagehide', closeMenus);
