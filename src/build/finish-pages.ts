import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { load, type CheerioAPI } from 'cheerio';
import { chunkRecorder } from './chunk-recorder.ts';
import { contentSecurityPolicy, inlineCode } from './content-security-policy.ts';
import { hashedPath } from './hashed-path.ts';
import { splitStyles } from './style-files.ts';

/** Moves all styles into one in the head: Astro puts an island's beside it, where HTML allows none. */
function gatherStyles($: CheerioAPI): void {
  const styles = $('style');
  const css = styles.text();
  styles.remove();
  $('head').append($('<style>').text(css));
}

/** Shortens the attributes by which Astro scopes styles: random letters, which no compression shrinks. */
function shortenScopes($: CheerioAPI): void {
  const scope = /data-astro-cid-\w+/g;
  const style = $('style');
  const names = [...new Set(style.text().match(scope))];
  const shortened = (text: string) => text.replace(scope, (name) => `data-${names.indexOf(name).toString(36)}`);
  for (const name of names) $(`[${name}]`).removeAttr(name).attr(shortened(name), '');
  style.text(shortened(style.text()));
}

/** Makes files of the styles that nobody sees at first, and links them behind everything that is painted. */
function moveStyles($: CheerioAPI, dir: URL): void {
  const style = $('style');
  const { inline, files } = splitStyles(style.text());
  style.text(inline);
  for (const { path, css, media } of files) {
    $('body').append($('<link>').attr({ rel: 'stylesheet', media, href: `/${path}` }));
    writeFileSync(new URL(path, dir), css);
  }
}

/** Makes files of the scripts that a page answers without. */
function moveScripts($: CheerioAPI, dir: URL): void {
  for (const element of $('script[data-file]')) {
    const script = $(element);
    const code = script.text();
    const path = hashedPath(script.attr('data-file')!, 'js', code);
    writeFileSync(new URL(path, dir), code);
    // Other modules wait for all styles. These stand behind all elements that they are about.
    script
      .removeAttr('data-file')
      .attr({ src: `/${path}`, async: '' })
      .empty();
  }
}

/**
 * Moves Astro's scripts, and names the files that the island needs, behind everything beside the island, which is
 * painted without them. The files are fetched side by side: React would be found only inside the first. The island's
 * id goes: nothing reads it, and it differs with the folder that the site is built in.
 */
function settleIsland($: CheerioAPI, filesFor: (entry: string) => Iterable<string>): void {
  const island = $('astro-island').removeAttr('uid');
  const entries = ['component-url', 'renderer-url'].flatMap((name) => island.attr(name) ?? []);
  const links = [...new Set(entries.flatMap((entry) => [...filesFor(entry)]))].map((href) =>
    $('<link>').attr({ rel: 'modulepreload', href, fetchpriority: 'low' }),
  );
  const scripts = island.prevAll('script').filter((_, script) => /\bAstro\b|astro-island/.test($(script).text()));
  // They come nearest first. As one, they need one hash in the policy.
  const code = scripts
    .map((_, script) => $(script).text())
    .get()
    .toReversed();
  scripts.remove();
  island.parent().append(...links, $('<script>').text(code.join(';\n')));
}

/** Adds the page's security policy, ahead of any script. */
function addPolicy($: CheerioAPI): void {
  const content = contentSecurityPolicy(inlineCode($));
  // Browsers look for the encoding in the first kilobyte only, which the hashes would nearly fill.
  $('meta[charset]').after($('<meta>').attr({ 'http-equiv': 'content-security-policy', content }));
}

/** The one step that changes built pages. The policy comes last: it lists hashes of what the page holds. */
export function finishPages(): AstroIntegration {
  const chunks = chunkRecorder();
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [chunks.plugin] } }),
      'astro:build:done': ({ dir }) => {
        const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const page = new URL(file, dir);
          const $ = load(readFileSync(page, 'utf8'));
          gatherStyles($);
          shortenScopes($);
          moveStyles($, dir);
          moveScripts($, dir);
          settleIsland($, chunks.filesFor);
          addPolicy($);
          writeFileSync(page, $.html());
        }
      },
    },
  };
}
