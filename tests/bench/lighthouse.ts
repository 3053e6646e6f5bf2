import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../src/owner/chromium.ts';
import { switches } from './phone.ts';
import { results } from './web-root.ts';

/** Fetched only when needed: it is too large for everyone to install with the project. */
const lighthouse = 'lighthouse@12.8.2';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly id: string; readonly score: number | null; readonly numericValue?: number }>
  >;
}

/** What Lighthouse says about a page. */
export interface Scores {
  readonly path: string;
  /** From 0 to 100 each: performance, accessibility, best practices, search. */
  readonly scores: readonly number[];
  /** Total blocking time: how long the main thread was too busy to answer, in milliseconds. */
  readonly blockingTime: number;
  /** Names of the audits that the page fails. */
  readonly failed: readonly string[];
}

/**
 * Runs Lighthouse once, with its settings for phones.
 * @throws Error if Lighthouse cannot be fetched or fails
 */
export async function measureLighthouse(path: string, port: number): Promise<Scores> {
  const output = join(results, `lighthouse${path.replaceAll('/', '-')}.json`);
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless', ...switches].map((each) => each.replace(/=(.*)/, '="$1"')).join(' ')}`,
  ];
  await promisify(execFile)('npx', ['--yes', lighthouse, `https://localhost:${port}${path}`, ...options], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  return {
    path,
    scores: categories.map((category) => Math.round((report.categories[category].score ?? 0) * 100)),
    blockingTime: report.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    failed: Object.values(report.audits).flatMap(({ id, score }) => (score === 0 ? [id] : [])),
  };
}
