import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dictionaries, fileOf, textKeys } from '../../src/content/dictionaries.ts';
import { signupLink } from '../../src/model/signup-link.ts';
import { settings } from '../../src/settings/settings.ts';
import { brandColours } from '../../src/styles/colours.ts';
import { otherLanguage } from '../support/other-language.ts';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';

/* What a build makes of an owner's logo, missing texts and facts, which the delivered settings do not have. */
const copy = new ProjectCopy();
const page = () => readFileSync(join(copy.folder, `dist/${otherLanguage.path}.html`), 'utf8');
const textFile = fileOf(otherLanguage);
afterAll(() => copy[Symbol.dispose]());

test('an owner’s logo is published without code, in each scheme’s accent; the rest is said', () => {
  copy.write(
    'src/brand/own.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" onload="a()"><a><animate attributeName="href" values="javascript:a()"/></a><script>a()</script><path fill="currentColor" d="M0 0h32v32H0z"/></svg>',
  );
  const logo = { light: 'src/brand/own.svg', dark: '' };
  const undo = copy.edit(settingsFile, (text) => JSON.stringify({ ...JSON.parse(text), logo, accent: '#7a0c5e' }));
  const [built, doctor] = [copy.run('npm run build'), copy.run('npm run doctor')];
  undo();
  expect(built.ok, built.output).toBe(true);
  for (const [file, scheme] of [
    ['logo.svg', 'light'],
    ['logo-dark.svg', 'dark'],
  ] as const) {
    const drawn = readFileSync(join(copy.folder, 'dist', file), 'utf8');
    expect(drawn).not.toMatch(/a\(\)|onload|<a|href/);
    expect(drawn).toContain(`color="${brandColours('#7a0c5e').accent[scheme]}"`);
  }
  expect(doctor.output).toContain(
    'src/brand/own.svg: Only shapes and gradients are drawn, so onload, <a>, <script> are',
  );
});

test('a language without texts has its page in German, marked so; the doctor counts them', () => {
  const undo = copy.edit(textFile, () => '{}');
  const [doctor, build] = [copy.run('npm run doctor'), copy.run('npm run build')];
  undo();
  expect(doctor.output).toContain(`${textKeys.length} of ${textKeys.length} texts are missing`);
  for (const search of ['', '?ref=CODE'])
    expect(doctor.output).toContain(signupLink(settings.signupAddress, 'en', search));
  expect(build.ok, build.output).toBe(true);
  expect(page()).toContain(`<h1 lang="de">${dictionaries.de.title}</h1>`);
  expect(page()).toMatch(new RegExp(`lang="de"[^>]*>${dictionaries.de.monthlyRevenue}`));
  expect(page()).toContain('<li lang="de">');
});

/*
 * The delivered settings have no income disclosure and no VAT note, so the default build cannot test them. The other
 * tests of owners are in `owners.test.ts`, outside of `npm test`.
 */
test('an owner’s income disclosure, VAT note and offer are on every page where they should be', () => {
  copy.takeSettings('four-tiers');
  const built = copy.run('npm run build');
  expect(built.ok, built.output).toBe(true);
  const { ok, output } = copy.run('npx vitest run --config tests/vitest.config.ts build/legal-links build/offer');
  expect(ok, output.slice(-20_000)).toBe(true);
});
