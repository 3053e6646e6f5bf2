/** A query string in which mail and chat programs have written `&` as HTML does, with `&` again. */
export function unescaped(search: string): string {
  return search.replace(/&amp;/g, '&');
}

/**
 * A parameter's first value that is not empty, without what the text around the link has put behind it; empty if there
 * is none. Nothing else of a damaged link is guessed. A value that ends so itself arrives if its end is encoded.
 */
export function readParameter(search: string, name: string): string {
  // A full stop, a bracket, a space, a line break.
  const behindValue = /([.)\]}+]|%(20|0[ad]))+(?=&|$)/gi;
  return new URLSearchParams(unescaped(search).replace(behindValue, '')).getAll(name).find(Boolean) ?? '';
}
