import { load, type CheerioAPI } from 'cheerio';

/**
 * Reads a page with the parser that takes a quarter of the time of a browser's: what is looked for here are
 * tags and the code between them, which no repair of the tree around them changes.
 */
export const readHtml = (html: Buffer): CheerioAPI => load(html.toString(), { xml: { xmlMode: false } });
