import { files, languagePages, read } from '../support/dist.ts';
import { brotli } from './brotli.ts';

const compressed = async (content: string) => (await brotli(content)).length;

/** Sizes in the built site, in bytes after brotli 11. */
export interface Bytes {
  readonly largestPage: number;
  /** React and the calculator. */
  readonly scriptFiles: number;
  /** The inline scripts of a page without Astro's, in the page that has the most. */
  readonly ownScript: number;
}

export async function measureBytes(): Promise<Bytes> {
  const pages = languagePages.map(({ file }) => compressed(read(file)));
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => compressed(read(file)));
  const own = languagePages.map((page) => compressed(page.scripts.filter((code) => !code.includes('Astro')).join('')));
  return {
    largestPage: Math.max(...(await Promise.all(pages))),
    scriptFiles: (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0),
    ownScript: Math.max(...(await Promise.all(own))),
  };
}
