/** Address of a language's page that keeps the query string and the hash (each empty or with its sign). */
export function languageLink(path: string, search = '', hash = ''): string {
  return `/${path}${search}${hash}`;
}
