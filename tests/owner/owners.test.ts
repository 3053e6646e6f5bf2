import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { sampleOffer } from '../../src/settings/samples.ts';
import type { Settings } from '../../src/settings/shape.ts';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';
import { ofLanguages, ofSettings } from '../owner.config.ts';
import { languageChanges } from './owners-languages.ts';
import { editedSettings, owners, settingsOf } from './owners.ts';

const all: Readonly<Record<string, (present: string) => string>> = {
  ...Object.fromEntries(owners.map((owner) => [owner, () => settingsOf(owner)])),
  'first-edits': editedSettings,
};

/** Whole runs of other tests in ms, which no busy machine may end. */
const wholeRun = 3_600_000;

/** The last of what a program said: a list of all tests that passed would hide why one failed. */
const endOf = (output: string) => output.slice(-20_000);

// Each is built once, for all that is asked of it.
describe.for(Object.keys(all))('with the settings of the owner "%s"', (name) => {
  const copy = new ProjectCopy();
  beforeAll(() => {
    copy.edit(settingsFile, all[name]!);
    languageChanges[name]?.(copy);
    const { ok, output } = copy.run('astro', 'build');
    expect(ok, output).toBe(true);
  });
  afterAll(() => copy[Symbol.dispose]());

  test('types are right', () => {
    const { ok, output } = copy.run('astro', 'check');
    expect(ok, endOf(output)).toBe(true);
  });

  test(
    'the project’s own tests of its sources and of the built files pass unchanged',
    () => {
      const { ok, output } = copy.run('vitest', 'run', '--config', 'tests/vitest.config.ts', 'unit', 'build');
      expect(ok, endOf(output)).toBe(true);
    },
    wholeRun,
  );

  test(
    'the browser tests of what these settings or languages can break pass unchanged',
    () => {
      const specs = name in languageChanges ? ofLanguages : ofSettings(name);
      const files = specs.map((spec) => `/${spec}.spec.ts`);
      const { ok, output } = copy.run('playwright', 'test', '--config', 'tests/owner.config.ts', ...files);
      expect(ok, endOf(output)).toBe(true);
    },
    wholeRun,
  );

  const owner = owners.find((one) => one === name);
  if (owner) asksOfAnother(copy, JSON.parse(settingsOf(owner)) as Settings);
});

/** What must hold of settings that have nothing in common with the sample's. */
function asksOfAnother(copy: ProjectCopy, { legal }: Settings): void {
  test('no built file mentions the sample', () => {
    const dist = join(copy.folder, 'dist');
    const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const sold = languages.flatMap(({ code }) => sampleOffer(code) ?? []);
    const traces = new RegExp(
      ['Examplia', 'example\\.com', 'BOOST', 'TURBO', 'NITRO', 'eRsGyueVLvQ', 'aqz-KE-bpKQ', ...sold].join('|'),
    );
    const found = files
      .filter(({ name }) => /\.(html|js|css|xml|txt|json|svg)$|^_/.test(name))
      .map(({ parentPath, name }) => ({ name, trace: traces.exec(readFileSync(join(parentPath, name), 'utf8'))?.[0] }));
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ trace }) => trace !== undefined)).toEqual([]);
  });

  test('the doctor asks for nothing but legal links that are missing, and new link previews', () => {
    const { ok, output } = copy.run('doctor');
    expect(ok).toBe(false);
    const missing = (['imprint', 'privacy'] as const).filter((name) => legal[name] === '');
    expect(
      [...output.split('Before a public launch:')[1]!.matchAll(/^- ([^:]*): /gm)].map(([, place]) => place),
    ).toEqual([...missing.map((name) => `${settingsFile}, legal.${name}`), 'public/previews']);
  });
}
