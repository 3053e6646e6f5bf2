import { readdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { cacheOfHashedFiles, cacheOfPages, cacheOfWorker, headers } from '../config/headers.ts';
import { UnusableValueError } from '../config/unusable-value-error.ts';
import { workerPath } from '../config/worker.ts';

/**
 * How much of `_headers` Cloudflare reads. It drops further rules and longer lines, and publishes all the same.
 * https://developers.cloudflare.com/workers/static-assets/headers/
 */
const mostRules = 100;
/** In characters. */
const longestLine = 2_000;

/** Headers of all answers whose path a pattern matches. */
interface Rule {
  readonly pattern: string;
  readonly lines: readonly string[];
}

/** A rule by which one file is kept otherwise than all others. Without the first line, the two values would be joined. */
const cached = (pattern: string, value: string): Rule => ({
  pattern,
  lines: ['  ! Cache-Control', `  Cache-Control: ${value}`],
});

/**
 * What tells Cloudflare the headers of its answers: one rule for all, one for the service worker, and one for each file
 * that may be kept. There is no pattern for those: it would match "not found" too, in the place of another deployment's
 * file, and browsers would keep that for a year (https://github.com/sveltejs/kit/issues/16615). All languages share
 * these files, so that no language adds a rule.
 * @param hashedFiles names of the files in `_astro`
 * @throws UnusableValueError at what Cloudflare would drop
 */
export function headersFor(hashedFiles: readonly string[], everywhere: Readonly<Record<string, string>> = headers) {
  const rules: readonly Rule[] = [
    {
      pattern: '/*',
      lines: Object.entries({ ...everywhere, 'Cache-Control': cacheOfPages }).map(
        ([name, value]) => `  ${name}: ${value}`,
      ),
    },
    cached(workerPath, cacheOfWorker),
    ...hashedFiles.map((file) => cached(`/_astro/${file}`, cacheOfHashedFiles)),
  ];
  if (rules.length > mostRules)
    throw new UnusableValueError(
      `dist: _headers must have at most ${mostRules} rules, or Cloudflare drops the others, not ${rules.length}: one for every file in _astro, one for all answers, and one for ${workerPath}.`,
    );
  const lines = rules.flatMap((rule) => [rule.pattern, ...rule.lines]);
  const long = lines.find(({ length }) => length > longestLine);
  if (long !== undefined)
    throw new UnusableValueError(
      `src/config/headers.ts: ${long.trim().split(':')[0]} must take at most ${longestLine} characters with its name, or Cloudflare drops it, not ${long.length}.`,
    );
  return `${lines.join('\n')}\n`;
}

/** Writes `_headers`. */
export function headersFile(): AstroIntegration {
  return {
    name: 'headers-file',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const hashedFiles = readdirSync(new URL('_astro', dir)).sort();
        writeFileSync(new URL('_headers', dir), headersFor(hashedFiles));
      },
    },
  };
}
