/**
 * The origin that an address names: scheme and host, without a trailing slash.
 * @returns undefined if it is no web address, or names more than a scheme and a host
 */
export function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return url.origin === address.replace(/\/$/, '') ? url.origin : undefined;
}
