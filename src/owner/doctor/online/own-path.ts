/**
 * The path of an address on the site itself.
 * @param origin that the site was built for
 * @returns undefined if the address is elsewhere
 */
export function ownPath(address: string, origin: string): string | undefined {
  const url = URL.parse(address, origin);
  return url?.origin === origin ? url.pathname : undefined;
}
