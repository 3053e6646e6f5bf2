/* Repairs of links that mail and chat programs have damaged. */

/** Restores each `&` of a query string that a mail or chat program has written as `&amp;`. */
export function restoreAmpersands(search: string): string {
  return search.replace(/&amp;/g, '&');
}

/**
 * A parameter's first non-empty value, else empty. Trailing punctuation is removed, as it usually belongs to the text
 * around the link; values that really end with it must percent-encode it.
 */
export function readParameter(search: string, name: string): string {
  // A full stop, a bracket, a space, a line break.
  const behindValue = /([.)\]}+]|%(20|0[ad]))+(?=&|$)/gi;
  return new URLSearchParams(restoreAmpersands(search).replace(behindValue, '')).getAll(name).find(Boolean) ?? '';
}
