import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Part } from './part.ts';
import { parts } from './parts.ts';
import { forWebServer, missing } from './requirements.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';
import { waitForQuiet } from './quiet.ts';
import { prepareWebRoot } from './web-root.ts';
import { serve } from './web-server.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: Object.keys(parts).join() },
    quiet: { type: 'string', default: '40' },
  },
});

const idle: number[] = [];

/** Takes one sample of everything per run, so that other load on the machine affects all pages alike. */
async function measure(chosen: readonly Part[], runs: number): Promise<void> {
  for (let run = 1; run <= runs; run++) {
    for (const part of chosen.filter(({ isOnce }) => run === 1 || !isOnce)) {
      for (const measurement of part.measurements) {
        idle.push(await waitForQuiet(Number(options.quiet)));
        await measurement.sample();
      }
    }
    console.error(`run ${run} of ${runs} is over`);
  }
}

const root = await prepareWebRoot();
await using server = missing(forWebServer) === undefined ? await serve(root) : undefined;
const names = options.only.split(',').filter((name): name is keyof typeof parts => name in parts);
const chosen = names.flatMap((name) => parts[name](server?.port ?? 0));
await measure(chosen, Number(options.runs));

const percent = (share: number) => `${Math.round(share * 100)} %`;
console.log(`
${cpus().length} cores (${cpus()[0]?.model}), idle before each measurement: least ${percent(Math.min(...idle))}, \
median ${percent(median(idle))}. Medians of ${options.runs}; bytes are of brotli 11.

${table(chosen.flatMap((part) => part.lines()))}

${chosen.flatMap((part) => part.notes?.() ?? []).join('\n')}`);
