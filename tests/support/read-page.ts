import { load, type CheerioAPI } from 'cheerio';

/** Reads a page as a browser does that runs no scripts: what stands in `noscript` is part of it. */
export const readPage = (html: string): CheerioAPI => load(html, { scriptingEnabled: false });

/** The text of each element that a selector finds, letter by letter. */
export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

/** The values of an attribute, of each element that a selector finds and that has it. */
export const valuesOf = ($: CheerioAPI, selector: string, attribute: string): string[] =>
  $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(attribute) ?? []);

/** The inline scripts of a page that run. Those of a JSON type are data. */
export const scriptsOf = ($: CheerioAPI): string[] => textsOf($, 'script:not([src], [type$=json])');

/** All styles in a page. */
export const stylesOf = ($: CheerioAPI): string => textsOf($, 'style').join('');
