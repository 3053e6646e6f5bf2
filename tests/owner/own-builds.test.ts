import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dictionaries, fileOf, textKeys } from '../../src/content/dictionaries.ts';
import { sampleIn } from '../../src/settings/samples.ts';
import { brandColours } from '../../src/styles/colours.ts';
import { otherLanguage } from '../support/other-language.ts';
import { settingsFile, type ProjectCopy } from '../support/project-copy.ts';
import { added, ownersProject } from './owner.ts';

/* What a build makes of what the delivered settings do not have, and what the doctor says of it. */
const copy = ownersProject();
const published = (file: string) => readFileSync(join(copy.folder, 'dist', file), 'utf8');
let built: ReturnType<ProjectCopy['run']>;
let doctor: ReturnType<ProjectCopy['run']>;

beforeAll(() => {
  copy.write(
    'src/brand/own.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" onload="a()"><a><animate attributeName="href" values="javascript:a()"/></a><script>a()</script><path fill="currentColor" d="M0 0h32v32H0z"/></svg>',
  );
  const logo = { light: 'src/brand/own.svg', dark: '' };
  copy.edit(settingsFile, (text) => JSON.stringify({ ...JSON.parse(text), logo, accent: '#7a0c5e' }));
  copy.edit(fileOf(otherLanguage), () => '{}');
  copy.write('.env', 'PRODUCT_NAME=Environment Academy\n');
  for (const ignored of ['.env.local', '.env.production']) copy.write(ignored, 'PRODUCT_NAME=Nobody\n');
  built = copy.run('npm run build');
  expect(built.ok, built.output).toBe(true);
  doctor = copy.run('npm run doctor');
});
afterAll(() => copy[Symbol.dispose]());

test('an owner’s logo is published without code, in each scheme’s accent; that something is left out is said', () => {
  for (const [file, scheme] of [
    ['logo.svg', 'light'],
    ['logo-dark.svg', 'dark'],
  ] as const) {
    expect(published(file)).not.toMatch(/onload|<script/);
    expect(published(file)).toContain(`color="${brandColours('#7a0c5e').accent[scheme]}"`);
  }
  expect(doctor.output).toContain('logo.light: Letters in it look different on other devices');
});

test('what .env overrides is in the pages, and the doctor says it', () => {
  expect(published('de.html')).toContain('Environment Academy');
  expect(published('de.html')).not.toContain('Nobody');
  expect(doctor.output).toContain('PRODUCT_NAME=Environment Academy');
});

test('the doctor says what partners are paid, and what both examples come to', () => {
  expect(doctor.output).toMatch(/Einstieg & mehr\s+CHF\s29\.95\s+CHF\s17\.97 \(60%\)\s+CHF\s1\.35 \(4\.5%\)/);
  const { thisExample, anotherExample } = dictionaries.de;
  for (const name of [thisExample, anotherExample]) expect(doctor.output).toMatch(new RegExp(`- ${name}: CHF\\s\\d`));
});

test('a language without texts has its page in German; build and doctor count them, each once', () => {
  for (const { output } of [built, doctor])
    expect(output.split(`${textKeys.length} of ${textKeys.length} texts are missing`)).toHaveLength(2);
  expect(published(`${otherLanguage.path}.html`)).toContain(`<h1>${dictionaries.de.title}</h1>`);
});

test('no built file has anything of the sample’s, and the doctor asks for nothing that has been done', () => {
  const files = readdirSync(join(copy.folder, 'dist'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|js|css|xml|txt|json|svg)$|^_headers$/.test(file));
  expect(texts).toContain(`${added.path}.html`);
  const trace = (text: string) => sampleIn(text) ?? /BOOST|TURBO|NITRO/.exec(text)?.[0];
  expect(texts.filter((file) => trace(published(file)))).toEqual([]);
  expect(doctor.ok).toBe(false);
  expect(doctor.output.split('Before a public launch:')[1]).not.toContain('sample');
});

test('an owner’s income disclosure, VAT note and offer are on every page where they should be', () => {
  const { ok, output } = copy.run('npx vitest run --config tests/vitest.config.ts build/legal-links build/offer');
  expect(ok, output.slice(-20_000)).toBe(true);
});
