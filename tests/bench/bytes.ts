import { files, languagePages, read } from '../support/dist.ts';
import { brotli } from './brotli.ts';

/** Sizes in the built site, in bytes after brotli 11; those of a page are of the page that has the most. */
export interface Bytes {
  /** A page up to its calculator. */
  readonly above: number;
  /** A page up to the end of its calculator. */
  readonly through: number;
  readonly page: number;
  /** The inline scripts of a page without Astro's. */
  readonly own: number;
  /** React and the calculator. */
  readonly files: number;
}

const sizes = async (contents: readonly string[]) =>
  Promise.all(contents.map(async (content) => (await brotli(content)).length));

export async function measureBytes(): Promise<Bytes> {
  const most = async (part: (page: (typeof languagePages)[number], html: string) => string) =>
    Math.max(...(await sizes(languagePages.map((page) => part(page, read(page.file))))));
  const scripts = await sizes(files.filter((file) => file.endsWith('.js')).map(read));
  return {
    above: await most((_, html) => html.slice(0, html.indexOf('id="calculator"'))),
    through: await most((_, html) => html.slice(0, html.indexOf('</astro-island>'))),
    page: await most((_, html) => html),
    own: await most(({ scripts: all }) => all.filter((code) => !code.includes('Astro')).join('')),
    files: scripts.reduce((sum, size) => sum + size, 0),
  };
}
