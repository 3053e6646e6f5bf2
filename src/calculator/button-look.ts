/** The class of the page's own outlined buttons, whose styles stand in its head. None if something has removed them. */
export const buttonLook = () => document.querySelector('button[data-ask=share]')?.className;
