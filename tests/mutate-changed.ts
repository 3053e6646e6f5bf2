/*
 * `npm run test:mutation:changed` mutates the files of the model that have changed since this branch left `main`, or,
 * on `main` itself, since the commit before. Where none has, it says so and does nothing: what the unit tests held of
 * the model then, they hold now. `npm run test:mutation` mutates all of it.
 */
import { execFileSync } from 'node:child_process';
import { Stryker } from '@stryker-mutator/core';
import config from './stryker.config.mjs';

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Where this branch left the main one: as it was fetched, where there is a copy of it elsewhere. */
function branchedAt(): string {
  const main = git('branch', '--all', '--list', 'main', 'origin/main', '--format=%(refname:short)').split('\n').at(-1)!;
  const base = git('merge-base', 'HEAD', main);
  const [head, before] = git('rev-list', '--first-parent', '--max-count=2', 'HEAD').split('\n');
  return base === head ? (before ?? head) : base;
}

const since = branchedAt();
const changed = git('diff', '--name-only', '--diff-filter=d', since, '--', 'src/model/*.ts')
  .split('\n')
  .filter(Boolean);

if (changed.length === 0)
  console.log(`No file of the model has changed since ${since.slice(0, 7)}: nothing to mutate.`);
else await new Stryker({ ...config, mutate: changed }).runMutationTest();
