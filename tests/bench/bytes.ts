import { languagePages, read } from '../support/dist.ts';
import { readPage, scriptsOf } from '../support/read-page.ts';
import { kitFiles, neededFiles, pageScripts } from '../support/shipped-scripts.ts';
import { brotli } from './brotli.ts';

/** Sizes in the built site, in bytes after brotli 11; those of a page are of the page that has the most. */
export interface Bytes {
  /** A page up to its calculator. */
  readonly above: number;
  /** A page up to the end of its calculator. */
  readonly through: number;
  readonly page: number;
  /** The inline scripts of a page up to the end of its calculator: those behind it only start React. */
  readonly own: number;
  /** All that is loaded before anything is opened: React, the calculator and the page's later script. */
  readonly scripts: number;
  /** The partner's kit, which is loaded when it is opened. */
  readonly kit: number;
  /** The way from an amount to what it takes, the same. */
  readonly needed: number;
}

const sizes = async (contents: readonly string[]) =>
  Promise.all(contents.map(async (content) => (await brotli(content)).length));

export async function measureBytes(): Promise<Bytes> {
  const most = async (part: (html: string) => string) =>
    Math.max(...(await sizes(languagePages.map(({ html }) => part(html)))));
  const toCalculator = (html: string) => html.slice(0, html.indexOf('</astro-island>'));
  const total = (all: readonly number[]) => all.reduce((sum, size) => sum + size, 0);
  const mostOf = async (filesFor: typeof kitFiles) =>
    Math.max(
      ...(await Promise.all(
        languagePages.map(async ({ language }) => total(await sizes(filesFor(language).map(read)))),
      )),
    );
  return {
    above: await most((html) => html.slice(0, html.indexOf('id="calculator"'))),
    through: await most(toCalculator),
    page: await most((html) => html),
    own: await most((html) => scriptsOf(readPage(toCalculator(html))).join('')),
    scripts: total(await sizes(pageScripts.map(read))),
    kit: await mostOf(kitFiles),
    needed: await mostOf(neededFiles),
  };
}
