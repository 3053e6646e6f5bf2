/*
 * Loading and keys of the built site, and of another built beside it, in turn: the machine's speed drifts.
 * npm run bench -- [--runs=3] [--against=folder/of/another/dist]
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { chromiumLaunch } from '../../src/owner/chromium.ts';
import { links, measureKeys, measureLoading } from './measure.ts';
import { serveFolder } from './serve.ts';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, against: { type: 'string' } },
});
const folders = [resolve('dist'), ...(options.against === undefined ? [] : [resolve(options.against)])];

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
}

/** In milliseconds, by what is measured and then by folder. */
const measured = new Map<string, number[][]>();

function note(what: string, folder: number, ...milliseconds: readonly number[]): void {
  const byFolder = measured.get(what) ?? folders.map(() => []);
  byFolder[folder]!.push(...milliseconds);
  measured.set(what, byFolder);
}

await using browser = await chromium.launch(chromiumLaunch('narrow'));
for (let run = 0; run < Number(options.runs); run++) {
  for (const [index, folder] of folders.entries()) {
    await using site = await serveFolder(folder);
    const address = `${site.origin}/${defaultLanguage.path}`;
    for (const link of Object.keys(links) as (keyof typeof links)[]) {
      const { paint, usable } = await measureLoading(browser, address, link);
      note(`first paint, slow ${link}`, index, paint);
      note(`usable, slow ${link}`, index, usable);
    }
    for (const slowdown of [4, 6])
      note(`key to paint, CPU x${slowdown}`, index, ...(await measureKeys(browser, address, slowdown)));
  }
}
console.log(`Medians of ${options.runs} runs, in milliseconds: ${folders.join(', ')}`);
for (const [what, byFolder] of measured)
  console.log(`${what}: ${byFolder.map((numbers) => Math.round(median(numbers))).join(', ')}`);
