import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ProjectCopy } from './copy-of-project.ts';

const copy = new ProjectCopy();
afterAll(() => copy[Symbol.dispose]());

/** Builds and gives all files of the site, each by its path with its content. */
function build(environment: Readonly<Record<string, string>>): Map<string, string> {
  const dist = join(copy.folder, 'dist');
  copy.environment = environment;
  const { ok, output } = copy.run('astro', 'build');
  expect(ok, output).toBe(true);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'base64')]),
  );
}

test('the same source gives the same files, also in another time zone and locale', () => {
  const here = build({});
  const elsewhere = build({ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
  expect([...elsewhere.keys()]).toEqual([...here.keys()]);
  expect([...here].filter(([file, content]) => elsewhere.get(file) !== content).map(([file]) => file)).toEqual([]);
});

test('another product’s name changes pages, not the scripts that visitors have in their cache', () => {
  const hashed = (files: Map<string, string>) => [...files.keys()].filter((file) => file.includes('/_astro/'));
  const before = build({});
  const after = build({ PRODUCT_NAME: 'Velorano' });
  expect(hashed(after)).toEqual(hashed(before));
  expect(hashed(before).length).toBeGreaterThan(0);
});
