/**
 * Path of the page's language, from the address that the page names as its own: a host may also serve it at others, such
 * as `/de.html`. The document's language is no help: translators change it.
 */
export const pagePath = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href).pathname.slice(1);
