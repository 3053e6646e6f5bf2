import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeGrownSite, type Links } from './grown-site.ts';
import { columns } from './table.ts';
import { timedBuild } from './timed-build.ts';
import { results } from './web-root.ts';

const { values: options } = parseArgs({
  options: {
    languages: { type: 'string', default: '16,160,1600' },
    links: { type: 'string', default: 'own languages,all languages' },
  },
});

const format = (figure: number, digits = 0) =>
  figure.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** One line of the table: the figures of a build, or its error. */
async function line(links: Links, count: number): Promise<string[]> {
  const folder = join(results, 'build');
  writeGrownSite(folder, count, links);
  try {
    const { seconds, memory, page, sitemap } = await timedBuild(folder);
    const perPage = (seconds / count) * 1000;
    return [links, String(count), format(seconds, 1), format(perPage), format(memory), format(page), format(sitemap)];
  } catch (error) {
    return [links, String(count), `failed: ${String(error).split('\n')[0]}`, '', '', '', ''];
  } finally {
    // The folder can take a gigabyte.
    rmSync(folder, { recursive: true });
  }
}

const lines: string[][] = [];
for (const links of options.links.split(',') as Links[]) {
  for (const count of options.languages.split(',').map(Number)) {
    lines.push(await line(links, count));
    console.error(lines.at(-1)!.join('  '));
  }
}
const head = [
  'each page links',
  'languages',
  'build, s',
  'per page, ms',
  'peak memory, MB',
  'a page, kB',
  'sitemap, kB',
];
console.log(columns([head, ...lines]));
