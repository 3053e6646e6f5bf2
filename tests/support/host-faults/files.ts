import { site } from '../../../src/config/site.ts';
import { workerPath } from '../../../src/config/worker.ts';
import { first, hasStatus, holds, script, second, type HostFault } from './faults.ts';

const manifest = `${second}.webmanifest`;

const missing = [
  script,
  `/previews${second}.png`,
  '/favicon.ico',
  '/icons/512.png',
  '/robots.txt',
  '/sitemap-0.xml',
  workerPath,
];

/** Files that pages, phones and search engines ask for. */
export const faultsOfFiles: readonly HostFault[] = [
  ...missing.map((path) => ({
    when: `${path.replace(/\..+\./, '.')} is missing`,
    fault: hasStatus(path, 404),
    place: path,
    problem: 'not there (status 404)',
  })),
  {
    when: 'a script is changed on its way',
    fault: holds(script, (text) => `${text}\n`),
    place: script,
    problem: 'It is not what is built in dist',
  },
  {
    when: 'a web app manifest cannot be read',
    fault: holds(manifest, (text) => text.slice(1)),
    place: manifest,
    problem: 'It cannot be read',
  },
  {
    when: 'robots.txt keeps search engines out',
    fault: holds('/robots.txt', (text) => text.replace('Allow: /', 'Disallow: /')),
    place: '/robots.txt',
    problem: `It keeps search engines from ${first}, ${second}, `,
  },
  {
    when: 'robots.txt names no sitemap',
    fault: holds('/robots.txt', (text) => text.replace(/^Sitemap.*/m, '')),
    place: '/robots.txt',
    problem: 'It does not name the sitemap',
  },
  {
    when: 'the sitemap lacks a page',
    fault: holds('/sitemap-0.xml', (text) => text.replace(`<loc>${site.origin}${second}</loc>`, '')),
    place: '/sitemap-0.xml',
    problem: `no address at ${site.origin} in it for ${second}.`,
  },
  {
    when: 'the list of sitemaps is empty',
    fault: holds('/sitemap-index.xml', (text) => text.replace(/<sitemap>.*<\/sitemap>/s, '')),
    place: '/sitemap-index.xml',
    problem: 'It names no sitemap',
  },
];
