import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Built files that configure one host and are not part of the site. */
const hostFiles = ['_headers', '_redirects', '.assetsignore'];

/** The published files of a built site: their paths inside its folder, in alphabetical order. */
export function siteFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !hostFiles.includes(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
}

/** The addresses of a site's pages without the leading slash; `index` stands for the root. */
export const pageNames = (files: readonly string[]) =>
  files.filter((file) => /^[^/]+\.html$/.test(file)).map((file) => file.slice(0, -'.html'.length));
