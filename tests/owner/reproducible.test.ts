import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ProjectCopy } from '../support/project-copy.ts';

const copy = new ProjectCopy();
afterAll(() => copy[Symbol.dispose]());

/** A built site's files: content by path. */
function filesOf(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  return new Map(paths.map((path) => [relative(dist, path), readFileSync(path, 'base64')]));
}

/** The site that was built in the project's own folder. */
const builtHere = () => filesOf(join(import.meta.dirname, '../../dist'));

/** Builds the site in the copy. */
function build(environment: Readonly<Record<string, string>>): Map<string, string> {
  copy.environment = environment;
  const { ok, output } = copy.run('npm run build');
  expect(ok, output).toBe(true);
  return filesOf(join(copy.folder, 'dist'));
}

test('the same source gives the same files, even in another folder, time zone and locale', () => {
  const here = builtHere();
  const elsewhere = build({ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
  expect([...elsewhere.keys()]).toEqual([...here.keys()]);
  expect([...here].filter(([file, content]) => elsewhere.get(file) !== content).map(([file]) => file)).toEqual([]);
});

test('another product name changes neither React’s files nor the styles', () => {
  const here = builtHere();
  const hashed = (files: Map<string, string>) =>
    [...files.keys()].filter((file) => /^_astro\/(client|react|rolldown-runtime|deferred)\./.test(file));
  const renamed = build({ PRODUCT_NAME: 'Velorano' });
  expect(hashed(renamed)).toEqual(hashed(here));
  expect(hashed(here)).toHaveLength(4);
});
