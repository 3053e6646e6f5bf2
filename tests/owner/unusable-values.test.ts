import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf } from '../../src/content/dictionaries.ts';
import { otherLanguage } from '../support/other-language.ts';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';

/*
 * What is refused, and in which words, is asked of the functions that check it, in `unit`. Here is that a build asks
 * them, before it writes anything.
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

test.for([
  {
    fault: 'a text that lacks a placeholder',
    file: textFile,
    change: (text: string) => text.replace(/("monthNumber": ".*)\{month\}/, '$1{wrong}'),
    says: `${textFile}, monthNumber: The text lacks {month}, which the German text has.`,
  },
  {
    fault: 'a price that cannot be right',
    file: settingsFile,
    change: (text: string) => text.replace(/"price": /, '"price": -'),
    says: 'price must be a number from 0.01 to 100000',
  },
  {
    fault: 'a path that two languages have',
    file: 'src/config/languages.ts',
    change: (text: string) => text.replace("path: 'en'", "path: 'de'"),
    says: 'src/config/languages.ts: path of English must be its own, and another language has "de".',
  },
])('$fault stops the build before it writes anything, with a sentence', ({ file, change, says }) => {
  const undo = copy.edit(file, change);
  const { ok, output } = copy.run('npm run build');
  undo();
  expect(ok).toBe(false);
  expect(output).toContain(says);
  expect(output).not.toMatch(/^ +at /m);
  expect(published()).toEqual(before);
});

test('the doctor says what stops a build, and no more', () => {
  const undo = copy.edit(textFile, (text) => text.replace(/("monthNumber": ".*)\{month\}/, '$1{wrong}'));
  const { ok, output } = copy.run('npm run doctor');
  undo();
  expect(ok).toBe(false);
  const faults = ['lacks {month}, which the German text has', 'has {wrong}, which nothing fills in'];
  expect(output.trim()).toBe(faults.map((fault) => `${textFile}, monthNumber: The text ${fault}.`).join('\n'));
});

test('a comma that is missing in the list of languages is shown with its line', () => {
  const undo = copy.edit('src/config/languages.ts', (text) => text.replace("path: 'en',", "path: 'en'"));
  const { ok, output } = copy.run('npm run doctor');
  undo();
  expect(ok).toBe(false);
  expect(output).toMatch(/languages\.ts:\d+\n[^]*'English'[^]*Expected ','/);
  expect(output).not.toMatch(/^ +at /m);
});

test('the check says in a sentence what is no message', () => {
  const undo = copy.edit(textFile, (text) => text.replace(/("monthNumber": ".*)\{month\}/, '$1{month'));
  const { ok, output } = copy.run('npm run check:texts');
  undo();
  expect(ok).toBe(false);
  expect(output).toContain(`${textFile}, monthNumber: The text is not a valid ICU message`);
  expect(output).not.toMatch(/SyntaxError|^ +at /m);
});

test('a file of texts that belongs to no language is named by the check', () => {
  copy.write('src/content/no-language.json', '{}');
  const { ok, output } = copy.run('npm run check:texts');
  rmSync(join(copy.folder, 'src/content/no-language.json'));
  expect(ok).toBe(false);
  expect(output).toContain('src/content/no-language.json: No language in src/config/languages.ts has this path.');
});
