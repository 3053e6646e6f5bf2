import { labelAddresses } from 'virtual:kit';

/** The page's address, and the one that it names as its own: a host may serve it at others, too, such as `/de.html`. */
const addresses = [
  location.href,
  ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]'), ({ href }) => href),
];

/** Path of the page's language. The document's own language is no help: translators change it. */
export const pagePath = addresses
  .map((address) => new URL(address).pathname.slice(1))
  .find((path) => Object.hasOwn(labelAddresses, path))!;
