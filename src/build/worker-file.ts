import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { PrecacheEntry } from 'workbox-precaching';
import type { Language } from '../config/languages.ts';
import { site } from '../config/site.ts';
import { lateAddresses } from '../content/late-addresses.ts';
import { publishedLanguages } from '../content/published-languages.ts';
import { notKeptPath, workerPath } from '../config/worker.ts';
import type { KeptFiles } from '../worker/keep.ts';
import { bundle } from './inline-script.ts';

const source = (name: string) => fileURLToPath(new URL(`../worker/${name}.ts`, import.meta.url));

/** Folders whose files every page may show: flags in the list of languages. Icons and a logo stand at the root. */
const pictureFolders = ['flags'];

/**
 * What each page needs, as it is built. Files with a hash in their name are what the name says. Of pages and words the
 * hash is said too: while a new version is being published, a host may answer with the one before, and the two must
 * never be kept as one.
 */
export function keptFiles(dir: URL): KeptFiles {
  const contentOf = (file: string) => readFileSync(new URL(file, dir));
  const hashOf = (file: string) => createHash('sha256').update(contentOf(file)).digest('base64');
  const exact = (url: string, file: string): PrecacheEntry => {
    const hash = hashOf(file);
    return { url, revision: hash, integrity: `sha256-${hash}` };
  };
  // Some hosts make pictures smaller.
  const pictures = pictureFolders
    .flatMap((folder) => readdirSync(new URL(folder, dir)).map((file) => `${folder}/${file}`))
    .concat(readdirSync(dir).filter((file) => file.endsWith('.svg')))
    .sort();
  const hashed = readdirSync(new URL('_astro', dir)).sort();
  const named = (extension: string) =>
    hashed.filter((file) => file.endsWith(extension)).map((file) => ({ url: `/_astro/${file}`, revision: null }));
  const ofLanguage = (language: Language) => [
    ...named('.js'),
    exact(`/${language.path}`, `${language.path}.html`),
    ...Object.values(lateAddresses(language)).map((url) => exact(url, url.slice(1).replace(/\?.*/, ''))),
  ];

  return {
    everywhere: [
      ...named('.css'),
      ...pictures.map((file) => ({ url: `/${file}`, revision: hashOf(file) })),
      exact(notKeptPath, `${notKeptPath.slice(1)}.html`),
    ],
    own: {
      '/': [exact('/', 'index.html')],
      ...Object.fromEntries(publishedLanguages.map((language) => [`/${language.path}`, ofLanguage(language)])),
    },
  };
}

/** Writes the service worker. It comes last: it lists hashes of all other files. */
export function workerFile(): AstroIntegration {
  return {
    name: 'worker-file',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (site.offline) injectRoute({ pattern: notKeptPath, entrypoint: './src/pages/_not-kept.astro' });
      },
      'astro:build:done': async ({ dir }) => {
        const { code } = await (site.offline
          ? bundle(source('keep'), { keptFiles: JSON.stringify(keptFiles(dir)) })
          : bundle(source('let-go')));
        writeFileSync(new URL(workerPath.slice(1), dir), code);
      },
    },
  };
}
