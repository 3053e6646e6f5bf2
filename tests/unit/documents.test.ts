import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };

const own = (file: string) => !/(^|\/)(node_modules|dist|export|results|\.astro|\.wrangler)\//.test(file);
const files = globSync(['*', '.*/**', 'src/**', 'tests/**', 'public/**']).filter(own);
const documents = files.filter((file) => file.endsWith('.md'));

/** What an owner or a host has, or a command makes: named as an example. */
const elsewhere = ['da.json', 'export', 'dist', '/etc/', 'crowdin.yml', 'texts.arb', 'results/', '_astro', 'index.ts'];

describe.for(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names only files and folders that are there', () => {
    const named = [...text.matchAll(/(?:`|\]\()((?!https?:|\/)[\w.\-[\]]+(?:\/[\w.\-[\]]*)*)(?:`|#|\))/g)]
      .map(([, name]) => name!)
      .filter((name) => /\/|\.(ts|tsx|astro|css|json|md|svg|mjs|jsonc|conf)$/.test(name))
      .filter((name) => !elsewhere.some((part) => name.includes(part)));
    // A name alone is that of a file anywhere; a path begins at the project's root or beside the document.
    const isThere = (name: string) =>
      name.includes('/')
        ? [name, join(dirname(document), name)].some(
            (path) => globSync([path, `${path}.*`, `*/${path}`, `src/*/${path}`]).length > 0,
          )
        : files.some((file) => basename(file) === name);
    expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([]);
  });

  test('names only commands that are there', () => {
    const commands = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, other]) => run ?? other!);
    expect([...new Set(commands)].filter((name) => !(name in scripts))).toEqual([]);
  });
});
