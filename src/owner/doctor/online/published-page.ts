import type { CheerioAPI } from 'cheerio';
import { publishedLanguages } from '../../../content/published-languages.ts';
import { isAnswer, type Ask } from './ask.ts';
import { isOfType } from './media-type.ts';
import { readHtml } from './read-html.ts';

/** A page as it is published. */
export interface PublishedPage {
  readonly path: string;
  readonly $: CheerioAPI;
}

/** Paths of the root and of every language's page. */
export const pagePaths: readonly string[] = ['/', ...publishedLanguages.map(({ path }) => `/${path}`)];

async function publishedPage(path: string, ask: Ask): Promise<PublishedPage[]> {
  const asked = await ask(path);
  if (!isAnswer(asked) || asked.status !== 200 || asked.body.length === 0) return [];
  return isOfType(asked.headers, 'text/html') ? [{ path, $: readHtml(asked.body) }] : [];
}

/** The root and the languages' pages, as far as they are there and can be read. */
export const publishedPages = async (ask: Ask): Promise<PublishedPage[]> =>
  (await Promise.all(pagePaths.map((path) => publishedPage(path, ask)))).flat();

/** The address that a page gives search engines as its own. */
export const canonicalOf = ({ $ }: PublishedPage) => $('link[rel=canonical]').attr('href');

/**
 * The origin that pages were built for.
 * @returns undefined if they name none, or not all the same
 */
export function builtFor(pages: readonly PublishedPage[]): string | undefined {
  const origins = new Set(pages.map((page) => URL.parse(canonicalOf(page) ?? '')?.origin));
  return origins.size === 1 ? [...origins][0] : undefined;
}
