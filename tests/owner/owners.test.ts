import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProjectCopy, settingsFile } from './copy-of-project.ts';
import { editedSettings, owners, settingsOf, type Owner } from './owners.ts';

/** Builds the site in a copy, and runs the project's own tests of its sources and of the built files there. */
function expectGreen(copy: ProjectCopy): void {
  const build = copy.run('astro', 'build');
  expect(build.ok, build.output).toBe(true);
  const { ok, output } = copy.run('vitest', 'run', '--config', 'tests/vitest.config.ts', 'unit', 'build');
  expect(ok, output).toBe(true);
  // Other owners keep the sample's budgets too; only someone with even longer words is told of them.
  expect(output).not.toContain('Longer than the sample');
}

describe.for(Object.keys(owners) as Owner[])('with the settings of the owner "%s"', (owner) => {
  const copy = new ProjectCopy();
  beforeAll(() => copy.write(settingsFile, settingsOf(owner)));
  afterAll(() => copy[Symbol.dispose]());

  test('the site is built, and the project’s own tests pass unchanged', () => expectGreen(copy));

  test('no built file mentions the sample', () => {
    const dist = join(copy.folder, 'dist');
    const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const traces = /Examplia|example\.com|BOOST|TURBO|NITRO|eRsGyueVLvQ|aqz-KE-bpKQ/;
    const found = files
      .filter(({ name }) => /\.(html|js|css|xml|txt|json|webmanifest|svg)$|^_/.test(name))
      .map(({ parentPath, name }) => ({ name, trace: traces.exec(readFileSync(join(parentPath, name), 'utf8'))?.[0] }));
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ trace }) => trace !== undefined)).toEqual([]);
  });

  test('the doctor asks for nothing but legal links that are missing, and new link previews', () => {
    const { ok, output } = copy.run('doctor');
    expect(ok).toBe(false);
    const missing = (['imprint', 'privacy'] as const).filter((name) => owners[owner].legal[name] === '');
    expect([...output.matchAll(/^- (.*)$/gm)].map(([, place]) => place)).toEqual([
      ...missing.map((name) => `${settingsFile}, legal.${name}`),
      'public/previews',
    ]);
  });
});

test('after an owner’s first edits, the site is built, and the project’s own tests pass unchanged', () => {
  using copy = new ProjectCopy();
  copy.edit(settingsFile, editedSettings);
  expectGreen(copy);
});
