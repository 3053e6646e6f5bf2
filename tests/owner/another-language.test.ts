import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../src/config/languages.ts';
import { proposedEntry, type Entry } from '../../src/owner/language/proposal.ts';
import { readPage, textsOf } from '../support/read-page.ts';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';

/*
 * The first README's steps to another language, in order, and back; then one of the project's own is taken away.
 */
const copy = new ProjectCopy();
afterAll(() => copy[Symbol.dispose]());

/** A language that the project does not have, in a country whose letters are not its code. */
const code = ['da', 'sl', 'et'].find((one) => !languages.some((language) => language.code === one))!;
const added: Entry = { ...proposedEntry(code), path: proposedEntry(code).flag };
const last = languages.at(-1)!;

const file = (path: string) => join(copy.folder, path);
const textFile = `src/content/${added.path}.json`;

/** Every file of the sources and the pictures, with its content. */
const sources = () =>
  ['src', 'public'].flatMap((folder) =>
    readdirSync(file(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'latin1')]),
  );

/** Builds the copy: the paths in its sitemap, and those to which its default page leads in other languages. */
function built() {
  const { ok, output } = copy.run('astro', 'build');
  expect(ok, output).toBe(true);
  const sitemap = readFileSync(file('dist/sitemap-0.xml'), 'utf8');
  const page = readPage(readFileSync(file(`dist/${defaultLanguage.path}.html`), 'utf8'));
  const root = readFileSync(file('dist/index.html'), 'utf8');
  return {
    has: existsSync(file(`dist/${added.path}.html`)),
    isListed: sitemap.includes(`/${added.path}<`) || sitemap.includes(`"${code}"`),
    isLinked: page(`[hreflang=${code}]`).length > 0,
    isKnownToRoot: root.includes(`/${added.path}"`) || root.includes(`\`${added.path}\``),
    names: new Set(textsOf(page, 'a[hreflang]')),
  };
}

const nowhere = { has: false, isListed: false, isLinked: false, isKnownToRoot: false };
const everywhere = { has: true, isListed: true, isLinked: true, isKnownToRoot: true };

const before = sources();

test('a language is added in one command, and nothing but its translation is missing', () => {
  const { ok, output } = copy.run('language', 'add', code, '--path', added.path);
  expect(output).toContain(`${added.name} is in the list, with the English texts in ${textFile}.`);
  expect(ok).toBe(true);
  const texts = copy.run('texts');
  expect(texts.output).toMatch(new RegExp(`^${textFile}: \\d+ of \\d+ texts are still the English ones: title and`));
  expect(texts.ok, texts.output).toBe(true);
  for (const check of [copy.run('tsc'), copy.run('prettier', '--check', 'src')])
    expect(check.ok, check.output).toBe(true);
});

test('until it is translated, no page, link or sitemap names it', () => {
  expect(built()).toMatchObject(nowhere);
});

test('the owner can say in the list that it has a page all the same', () => {
  copy.edit('src/config/languages.ts', (text) => text.replace(`code: '${code}',`, `published: true, $&`));
  const { names, ...places } = built();
  expect(places).toEqual(everywhere);
  expect(names).toContain(added.name);
  copy.edit('src/config/languages.ts', (text) => text.replace('published: true, ', ''));
});

test('once its texts are translated, it has its page, and every other page leads there', () => {
  // A mark behind each text stands for its translation.
  copy.edit(textFile, (text) => text.replace(/(?<=^ {2}"[^@].*": ").+(?=",?$)/gm, '$&·'));
  expect(built()).toMatchObject(everywhere);
  expect(readFileSync(file(`dist/${added.path}.html`), 'utf8')).toContain(`<html lang="${code}" dir="ltr"`);
});

test('it is taken away without a trace, with all that was written for it', () => {
  copy.write(`src/content/wording/${added.path}.ts`, readFileSync(file('src/content/wording/en.ts'), 'utf8'));
  copy.write(`public/previews/${added.path}.png`, '');
  copy.edit('src/content/README.md', (text) => text.replace(/^\| en +(.*\n)/m, `$&| ${added.path} $1`));
  copy.edit(settingsFile, (text) =>
    text
      .replace(/whatIsSold = \{\n/, `$&  ${code}: 'yogatimer',\n`)
      .replace(/whoIs: \{\n/, `$&    ${code}: 'https://youtu.be/bbbbbbbbbbb',\n`),
  );
  const { ok, output } = copy.run('language', 'remove', code);
  expect(ok, output).toBe(true);
  expect(sources()).toEqual(before);
});

test('at a terminal it asks what was not said, proposes an answer and refuses one that cannot be', async () => {
  const { path, ...others } = added;
  using terminal = copy.open('language', 'add', code, '--direction', others.direction);
  await terminal.sees(others.name);
  terminal.type('\r');
  await terminal.sees('Path of its page');
  terminal.type(`${defaultLanguage.path}\r`);
  await terminal.sees(`A language with the path “${defaultLanguage.path}” is already there.`);
  terminal.type(`${'\b'.repeat(defaultLanguage.path.length)}${path}\r`);
  await terminal.sees(others.numberLocale);
  terminal.type('\r');
  await terminal.sees('Flag');
  terminal.type('\r');
  expect(await terminal.ended, terminal.transcript).toBe(0);
  expect(readFileSync(file('src/config/languages.ts'), 'utf8')).toContain(`path: '${path}', name: '${others.name}'`);
  expect(copy.run('language', 'remove', code).ok).toBe(true);
  expect(sources()).toEqual(before);
});

test('what is ended while it asks changes nothing', async () => {
  using terminal = copy.open('language', 'add', code);
  await terminal.sees(added.name);
  terminal.type('\u0003');
  expect(await terminal.ended).toBe(1);
  expect(terminal.answer).toContain('Ended. Nothing was changed.');
  expect(sources()).toEqual(before);
});

test('a language that the project brings is taken away with all that is its own', () => {
  const { ok, output } = copy.run('language', 'remove', last.code);
  expect(ok, output).toBe(true);
  for (const own of [`src/content/${last.path}.json`, `public/previews/${last.path}.png`])
    expect(existsSync(file(own)), own).toBe(false);
  for (const check of [copy.run('tsc'), copy.run('texts'), copy.run('prettier', '--check', 'src')])
    expect(check.ok, check.output).toBe(true);
});

test('no page leads to it any more', () => {
  expect(built().names).not.toContain(last.name);
});

test('a language on which others rest stays, and so do all when one cannot go or there is nothing to do', () => {
  const present = sources();
  for (const asked of [
    ['remove', defaultLanguage.code],
    ['remove', 'en'],
    ['remove', languages.at(-2)!.code, 'en'],
    ['remove'],
    ['add', defaultLanguage.code],
    ['add'],
    [],
  ]) {
    const { ok, output } = copy.run('language', ...asked);
    expect(ok).toBe(false);
    expect(output).not.toMatch(/^ +at /m);
  }
  expect(sources()).toEqual(present);
});
