import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-pages.ts';

const page = /<html[^]*/g;
const scope = /data-astro-cid-\w+/g;
const customProperty = /(?<![.\w-])--[a-z][\w-]*/g;
const style = /<style>[^]*?<\/style>/g;
const islandId = /(?<=<astro-island) uid="\w+"/g;

/** Replaces each name that stands in some part of the page by a short one, the same everywhere. */
function shorten(html: string, part: RegExp, name: RegExp, prefix: string): string {
  const names = [...new Set((html.match(part) ?? []).flatMap((found) => found.match(name) ?? []))];
  return html.replace(part, (found) => found.replace(name, (long) => prefix + names.indexOf(long).toString(36)));
}

/**
 * Shortens the names in a page that only the page itself uses: Astro's scopes, and the custom properties
 * of the styles. They are 400 bytes of the compressed page, which has to fit into a connection's first flight.
 * The id of an island goes: nothing reads it, and it differs with the folder that the site is built in.
 */
export function shortNames(): AstroIntegration {
  return {
    name: 'short-names',
    hooks: {
      'astro:build:done': ({ dir }) => {
        rewritePages(dir, (html) =>
          shorten(shorten(html, page, scope, 'z-'), style, customProperty, '--').replace(islandId, ''),
        );
      },
    },
  };
}
