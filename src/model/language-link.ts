/** Address of a language's page with the query string and the hash, each empty or with its `?` or `#`. */
export function languageLink(path: string, search = '', hash = ''): string {
  return `/${path}${search}${hash}`;
}
