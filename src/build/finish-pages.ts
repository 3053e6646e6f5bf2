import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { load, type CheerioAPI } from 'cheerio';
import type { Plugin } from 'vite';
import { contentSecurityPolicy, inlineCode } from './content-security-policy.ts';

/** Merges all `<style>` elements into one in the head. Astro puts an island's next to it, which is invalid HTML. */
function mergeStyles($: CheerioAPI): void {
  const styles = $('style');
  const css = styles.text();
  styles.remove();
  $('head').append($('<style>').text(css));
}

/** The static imports of each of the browser's scripts, by their files. */
const importsOf = new Map<string, readonly string[]>();

/** Vite plugin that fills `importsOf` while the browser's scripts are bundled. */
const noteImports: Plugin = {
  name: 'note-imports',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') importsOf.set(chunk.fileName, chunk.imports);
  },
};

/** Paths of a script and its static imports, recursively. @throws Error if the build has not written such a script */
function collectImports(entry: string, found = new Set<string>()): Set<string> {
  const imports = importsOf.get(entry.slice(1));
  if (imports === undefined) throw new Error(`The build has no script ${entry}.`);
  found.add(entry);
  for (const file of imports) if (!found.has(`/${file}`)) collectImports(`/${file}`, found);
  return found;
}

/**
 * Makes the first island paint before Astro's two island scripts run: these move into the inline script after the
 * island, since one script needs only one hash in the security policy. Adds preloads for the islands' files; without
 * them, browsers would discover React only after loading a file that imports it. Removes the islands' ids, which
 * nothing reads and which depend on the folder in which the site is built.
 * @throws Error if Astro's two scripts do not stand right before the first island, or the inline script right after it
 */
function preloadIslands($: CheerioAPI): void {
  const islands = $('astro-island').removeAttr('uid');
  if (islands.length === 0) return;
  const files = new Set<string>();
  for (const island of islands)
    for (const name of ['component-url', 'renderer-url']) collectImports($(island).attr(name)!, files);
  const links = [...files].map((href) => $('<link>').attr({ rel: 'modulepreload', href, fetchpriority: 'low' }));
  const first = islands.first();
  const scripts = first.prevUntil(':not(script)');
  const behind = first.next('script');
  if (scripts.length !== 2 || behind.length !== 1)
    throw new Error('Astro’s two scripts must stand right before the island, and the early script right after it.');
  // `prevUntil` lists the nearest script first.
  const code = [
    behind.text().trim(),
    ...scripts
      .map((_, script) => $(script).text())
      .get()
      .toReversed(),
  ];
  scripts.remove();
  behind.text(code.join(';\n'));
  first.parent().append(...links);
}

/** Adds the page's security policy, ahead of any script. */
function addPolicy($: CheerioAPI): void {
  const content = contentSecurityPolicy(inlineCode($));
  // After the charset, which must be within the first 1024 bytes: the hashes nearly fill them.
  $('meta[charset]').after($('<meta>').attr({ 'http-equiv': 'content-security-policy', content }));
}

/** Post-processes the built pages. The policy comes last because it contains hashes of the final content. */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [noteImports] } }),
      'astro:build:done': ({ dir }) => {
        const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const page = new URL(file, dir);
          const $ = load(readFileSync(page, 'utf8'));
          mergeStyles($);
          preloadIslands($);
          addPolicy($);
          writeFileSync(page, $.html());
        }
      },
    },
  };
}
