import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-pages.ts';

/** The files that a page's island loads: its component and its renderer, and what these import. */
function islandFiles(html: string, folder: URL): Set<string> {
  const files = new Set<string>();
  for (const [, entry] of html.matchAll(/(?:component|renderer)-url="\/([^"]+)"/g)) {
    files.add(entry!);
    const code = readFileSync(new URL(entry!, folder), 'utf8');
    for (const [, file] of code.matchAll(/from\s*["'`]\.\/([^"'`]+)["'`]/g))
      files.add(new URL(file!, `file:///${entry}`).pathname.slice(1));
  }
  return files;
}

/**
 * Has each page name all files of its island, so that they are fetched side by side. Astro leaves React to
 * be discovered inside the component's file, a round trip later.
 */
export function preloadIsland(): AstroIntegration {
  return {
    name: 'preload-island',
    hooks: {
      'astro:build:done': ({ dir }) => {
        rewritePages(dir, (html) => {
          const links = [...islandFiles(html, dir)].map(
            (file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`,
          );
          return html.replace('</head>', `${links.join('')}</head>`);
        });
      },
    },
  };
}
