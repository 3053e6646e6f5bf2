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

/**
 * Makes the page answer before Astro's two island scripts run: they move into the page's last script, so that
 * they need no hash of their own in the security policy. Adds preloads for the browser's scripts; without them, browsers would discover React
 * only after loading a file that imports it. Removes the island's id, which nothing reads and which depends on the folder
 * in which the site is built.
 * @throws Error if Astro's two scripts do not stand right before the island
 */
function moveIslandScripts($: CheerioAPI, scripts: readonly string[]): void {
  const island = $('astro-island').removeAttr('uid');
  if (island.length === 0) return;
  const astroScripts = island.prevUntil(':not(script)');
  if (astroScripts.length !== 2)
    throw new Error(
      'Astro’s two scripts must stand right before the island. After an update of Astro, look in dist/en.html where they stand, and let moveIslandScripts() find them there.',
    );
  // `prevUntil` lists the nearest script first.
  const [second, first] = astroScripts.toArray().map((script) => $(script).text());
  astroScripts.remove();
  const atEnd = $('body > script').last();
  atEnd.text([first, second, atEnd.text()].join(';\n'));
  const links = scripts.map((file) =>
    $('<link>').attr({ rel: 'modulepreload', href: `/${file}`, fetchpriority: 'low' }),
  );
  island.parent().append(...links);
}

/** Adds the page's security policy, ahead of any script. */
function addPolicy($: CheerioAPI): void {
  const content = contentSecurityPolicy(inlineCode($));
  // After the charset, which must be within the first 1024 bytes: the hashes nearly fill them.
  $('meta[charset]').after($('<meta>').attr({ 'http-equiv': 'content-security-policy', content }));
}

/** Post-processes the built pages. The policy comes last because it contains hashes of the final content. */
export function finishPages(): AstroIntegration {
  /** The browser's scripts that a page loads by itself: not the kit's. */
  const scripts: string[] = [];
  const noteScripts: Plugin = {
    name: 'note-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && !file.isDynamicEntry) scripts.push(file.fileName);
    },
  };
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [noteScripts] } }),
      'astro:build:done': ({ dir }) => {
        const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const page = new URL(file, dir);
          const $ = load(readFileSync(page, 'utf8'));
          mergeStyles($);
          moveIslandScripts($, scripts);
          addPolicy($);
          // As in the calculator's data, so that texts which stand in both compress well.
          writeFileSync(page, $.html().replaceAll('&nbsp;', '\u00a0'));
        }
      },
    },
  };
}
