import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { parseHTML } from 'linkedom';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { chunkRecorder } from './chunk-recorder.ts';

/** Moves all styles into one in the head: Astro puts an island's beside it, where HTML allows none. */
function gatherStyles(document: Document): void {
  const styles = [...document.querySelectorAll('style')];
  const style = document.createElement('style');
  style.textContent = styles.map(({ textContent }) => textContent).join('');
  for (const old of styles) old.remove();
  document.head.append(style);
}

/**
 * Moves Astro's scripts behind all that stands beside their island: it is painted without them. The island's id goes:
 * nothing reads it, and it differs with the folder that the site is built in.
 */
function settleIsland(island: Element): void {
  island.removeAttribute('uid');
  const scripts: Element[] = [];
  for (
    let before = island.previousElementSibling;
    before?.localName === 'script';
    before = before.previousElementSibling
  )
    scripts.unshift(before);
  island.parentElement!.append(...scripts);
}

/** Names the files that an island needs, to be fetched side by side: React would be found only inside the first. */
function preloadFiles(island: Element, filesFor: (entry: string) => readonly string[]): void {
  const entries = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name)!);
  for (const file of new Set(entries.flatMap(filesFor))) {
    const link = island.ownerDocument.createElement('link');
    link.setAttribute('rel', 'modulepreload');
    link.setAttribute('href', file);
    link.setAttribute('fetchpriority', 'low');
    island.parentElement!.append(link);
  }
}

/** Adds the page's security policy, ahead of any script. */
function addPolicy(document: Document): void {
  const contents = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
  const policy = document.createElement('meta');
  policy.setAttribute('http-equiv', 'content-security-policy');
  policy.setAttribute(
    'content',
    contentSecurityPolicy({ scripts: contents('script:not([type]), script[type=module]'), styles: contents('style') }),
  );
  // Browsers look for the encoding in the first kilobyte only, which the hashes would nearly fill.
  document.head.querySelector('meta[charset]')!.after(policy);
}

/** The one step that changes built pages. The policy comes last: it lists hashes of what the page holds. */
export function finishPages(): AstroIntegration {
  const chunks = chunkRecorder();
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [chunks.plugin] } }),
      'astro:build:done': ({ dir }) => {
        for (const file of readdirSync(dir).filter((name) => name.endsWith('.html'))) {
          const page = new URL(file, dir);
          const { document } = parseHTML(readFileSync(page, 'utf8'));
          gatherStyles(document);
          for (const island of document.querySelectorAll('astro-island')) {
            settleIsland(island);
            preloadFiles(island, chunks.filesFor);
          }
          addPolicy(document);
          writeFileSync(page, document.toString());
        }
      },
    },
  };
}
