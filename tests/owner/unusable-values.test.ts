import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as site from '../../src/settings/settings.ts';
import { dictionaries, fileOf, textKeys } from '../../src/content/dictionaries.ts';
import { brandColours } from '../../src/styles/colours.ts';
import { signupLink } from '../../src/model/signup-link.ts';
import { otherLanguage } from '../support/other-language.ts';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';

/*
 * What is refused, and in which words, is asked of the functions that check it, in `unit`: of the plan, the site, the
 * accent, the logo, the amounts and the texts. Here is that a build asks them, before it writes anything.
 */
const copy = new ProjectCopy();
const published = () =>
  readdirSync(join(copy.folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'latin1')]);

const textFile = fileOf(otherLanguage);

let before: ReturnType<typeof published>;
beforeAll(() => {
  copy.takeBuiltSite();
  before = published();
});
afterAll(() => copy[Symbol.dispose]());

test('a text that cannot be right stops the build before it writes anything, with a sentence that names it', () => {
  const undo = copy.edit(textFile, (text) => text.replace(/("monthNumber": ".*)\{month\}/, '$1{wrong}'));
  const { ok, output } = copy.run('astro', 'build');
  undo();
  expect(ok).toBe(false);
  expect(output).toContain(`${textFile}, monthNumber: The text lacks {month}, which the German text has.`);
  expect(published()).toEqual(before);
});

test('a price that cannot be right is one sentence, which names it', () => {
  const undo = copy.edit(settingsFile, (text) => text.replace(/"price": /, '"price": -'));
  const { ok, output } = copy.run('check-build');
  undo();
  expect(ok).toBe(false);
  expect(output.trim()).toMatch(/^src\/config\/settings\.json: tiers\..*\.price must be a number from 0.01.*$/);
});

test('a comma that is missing in a file of texts is one sentence, from the check, the doctor and the build', () => {
  const undo = copy.edit(textFile, (text) => text.replace('",\n', '"\n'));
  const said = [copy.run('texts', 'de'), copy.run('doctor'), copy.run('check-build')];
  undo();
  for (const { ok, output } of said) {
    expect(ok).toBe(false);
    expect(output.trim()).toMatch(new RegExp(`^${textFile} cannot be read: line 2: a comma is missing after .*$`));
  }
  expect(published()).toEqual(before);
});

test('a plan may have the longest name and the highest price, and a file any indentation: no text is then too long', () => {
  const name = 'W'.repeat(24);
  const tiers = { [name]: { price: 100_000, level1Commission: 1, level2Commission: 1 } };
  const own = { tiers, upgrades: [], ownSubscription: name, horizonMonths: 2 };
  const undo = copy.edit(settingsFile, (text) => JSON.stringify({ ...JSON.parse(text), ...own }));
  const { ok, output } = copy.run('check-build');
  undo();
  expect(output).toBe('');
  expect(ok).toBe(true);
});

test('an owner’s logo is published as it is drawn, without scripts and in the accent of each scheme, and nothing in public/ hides it', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" onload="a()"><script>a()</script><path fill="currentColor" d="M0 0h32v32H0z"/></svg>';
  copy.write('src/brand/own.svg', drawing);
  const logo = { light: 'src/brand/own.svg', dark: '' };
  const undo = copy.edit(settingsFile, (text) => JSON.stringify({ ...JSON.parse(text), logo, accent: '#7a0c5e' }));
  copy.write('public/logo.svg', drawing);
  const refused = copy.run('check-build');
  rmSync(join(copy.folder, 'public/logo.svg'));
  const built = copy.run('astro', 'build');
  undo();
  expect(refused.ok).toBe(false);
  expect(refused.output).toContain('public/logo.svg would be published in place of the picture');
  expect(built.ok, built.output).toBe(true);
  for (const [file, scheme] of [
    ['logo.svg', 'light'],
    ['logo-dark.svg', 'dark'],
  ] as const) {
    const published = readFileSync(join(copy.folder, 'dist', file), 'utf8');
    expect(published).not.toMatch(/script|onload/);
    expect(published).toContain(`color="${brandColours('#7a0c5e').accent[scheme]}"`);
  }
});

test('a file of texts that belongs to no language is named by the check', () => {
  copy.write('src/content/no-language.json', '{}');
  const { ok, output } = copy.run('texts');
  rmSync(join(copy.folder, 'src/content/no-language.json'));
  expect(ok).toBe(false);
  expect(output).toContain('src/content/no-language.json: No language in src/config/languages.ts has this path.');
});

test('a language of which many texts are missing keeps its page, and the doctor says how many; it shows where visitors register', () => {
  const undo = copy.edit(textFile, () => '{}');
  const [doctor, build] = [copy.run('doctor'), copy.run('astro', 'build')];
  undo();
  expect(doctor.ok).toBe(false);
  expect(doctor.output).toContain(`${textKeys.length} of ${textKeys.length} texts are missing`);
  for (const search of ['', '?ref=CODE']) expect(doctor.output).toContain(signupLink(site.signupAddress, 'en', search));
  expect(build.ok, build.output).toBe(true);
  const page = readFileSync(join(copy.folder, `dist/${otherLanguage.path}.html`), 'utf8');
  expect(page).toContain(dictionaries.de.monthlyRevenue);
});
