import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { sampleIn } from '../../src/settings/samples.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { specsOf } from '../owner.config.ts';

const kept: readonly string[] = ['de', 'en'];

/** Leaves German and English, and adds Danish, whose texts are another language's for want of a translator. */
function changeLanguages(copy: ProjectCopy): void {
  const list = 'src/config/languages.ts';
  for (const { code, path } of languages.filter((language) => !kept.includes(language.code))) {
    copy.edit(list, (text) => text.replace(new RegExp(`^  \\{\\s*code: '${code}',[^}]*\\},\\n`, 'm'), ''));
    for (const file of [`src/content/${path}.json`, `src/content/wording/${path}.json`])
      rmSync(join(copy.folder, file), { force: true });
  }
  const danish = `{ code: 'da', hreflang: 'da', path: 'da', name: 'Dansk', flag: 'dk', numberLocale: 'da-DK', direction: 'ltr' }`;
  copy.edit(list, (text) => text.replace('] as const satisfies', `  ${danish},\n$&`));
  const texts = readFileSync('src/content/nl.json', 'utf8').replace(/"(title|metaDescription)": "/g, '$&+ ');
  copy.write('src/content/da.json', texts);
  copy.write('src/content/wording/da.json', readFileSync('src/content/wording/nl.json', 'utf8'));
}

/** Whole runs of other tests in ms, which no busy machine may end. */
const wholeRun = 3_600_000;

/** Expects a command to succeed. Shows the last of what it said: a list of all tests that passed hides why one failed. */
function expectOk({ ok, output }: ReturnType<ProjectCopy['run']>): void {
  expect(ok, output.slice(-20_000)).toBe(true);
}

// Their settings have nothing in common with the sample's. Each is built once, for all that is asked of it.
describe.for(Object.entries(specsOf))('with settings and languages of the owner "%s"', ([name, specs]) => {
  const copy = new ProjectCopy();
  beforeAll(() => {
    copy.takeSettings(name);
    if (name === 'three-languages') changeLanguages(copy);
    expectOk(copy.run('npm run build'));
  });
  afterAll(() => copy[Symbol.dispose]());

  test('types are right', () => expectOk(copy.run('npx astro check')));

  test(
    'the project’s own tests of its sources and of the built files pass unchanged',
    () => expectOk(copy.run('npx vitest run --config tests/vitest.config.ts unit build')),
    wholeRun,
  );

  test(
    'the browser tests of what these settings or languages can break pass unchanged',
    () => {
      const files = specs.map((spec) => `/${spec}.spec.ts`).join(' ');
      expectOk(copy.run(`npx playwright test --config tests/owner.config.ts ${files}`));
    },
    wholeRun,
  );

  test('no built file has anything of the sample’s', () => {
    const files = readdirSync(join(copy.folder, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(html|js|css|xml|txt|json|svg)$|^_/.test(entry.name))
      .map(({ parentPath, name: file }) => [file, readFileSync(join(parentPath, file), 'utf8')] as const);
    expect(files.length).toBeGreaterThan(15);
    const trace = (text: string) => sampleIn(text) ?? /BOOST|TURBO|NITRO/.exec(text)?.[0];
    expect(files.filter(([, text]) => trace(text)).map(([file, text]) => [file, trace(text)])).toEqual([]);
  });

  test('the doctor asks for nothing that has been done', () => {
    const { ok, output } = copy.run('npm run doctor');
    expect(ok).toBe(false);
    expect(output.split('Before a public launch:')[1]).not.toContain('sample');
  });
});
