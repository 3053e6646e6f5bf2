/*
 * `npm run test:owners` tries everything but this folder with the settings of each owner in `owners`, and after an
 * owner's first edits: types, unit tests, build, tests of the build, and all browser tests. `npm test` tries a part:
 * its build runs the rest for all of them, and this, with `--quick` and a name, the browser tests of one.
 */
import { parseArgs } from 'node:util';
import { ProjectCopy, settingsFile } from './copy-of-project.ts';
import { editedSettings, owners, settingsOf, type Owner } from './owners.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' } } });
const all: Readonly<Record<string, (present: string) => string>> = {
  ...Object.fromEntries(Object.keys(owners).map((owner) => [owner, () => settingsOf(owner as Owner)])),
  'first-edits': editedSettings,
};
const chosen = positionals.length > 0 ? positionals : Object.keys(all);

const build = ['astro', 'build'] as const;
const steps = values.quick
  ? [build, ['playwright', 'test', '--config', 'tests/owner.config.ts'] as const]
  : [
      ['astro', 'check'] as const,
      build,
      ['vitest', 'run', '--config', 'tests/vitest.config.ts', 'unit', 'build'] as const,
      ['playwright', 'test', '--config', 'tests/playwright.config.ts'] as const,
    ];

function isGreen(name: string): boolean {
  const settings = all[name];
  if (settings === undefined) throw new Error(`There is no owner "${name}", only ${Object.keys(all).join(', ')}.`);
  console.log(`\nWith the settings of the owner "${name}":`);
  using copy = new ProjectCopy();
  copy.edit(settingsFile, settings);
  return steps.every(([program, ...args]) => copy.show(program, ...args));
}

const failed = chosen.filter((name) => !isGreen(name));
if (failed.length > 0) {
  console.error(`\nNot everything passes with the settings of: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
