/** Restores each `&` of a query string that a mail or chat program has written as `&amp;`. */
export function unescaped(search: string): string {
  return search.replace(/&amp;/g, '&');
}

/**
 * A parameter's first value that is not empty, without punctuation of the text around the link; empty if there is none.
 * No other damage is repaired. A value that itself ends in such a character arrives if that is encoded.
 */
export function readParameter(search: string, name: string): string {
  // A full stop, a bracket, a space, a line break.
  const behindValue = /([.)\]}+]|%(20|0[ad]))+(?=&|$)/gi;
  return new URLSearchParams(unescaped(search).replace(behindValue, '')).getAll(name).find(Boolean) ?? '';
}
