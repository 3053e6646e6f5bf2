import { afterAll, expect, test } from 'vitest';
import { defaultLanguage } from '../../src/config/languages.ts';
import { fileOf } from '../../src/content/files.ts';
import { otherLanguage } from '../support/other-language.ts';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';

const copy = new ProjectCopy();
afterAll(() => copy[Symbol.dispose]());

const notBuilt = `- dist\n  Pages not built with the current settings: ${defaultLanguage.path}.html, ${otherLanguage.path}.html`;

test('the doctor fails while the site is not built, and says so', () => {
  const { ok, output } = copy.run('doctor');
  expect(ok).toBe(false);
  expect(output).toContain(notBuilt);
});

test('the doctor fails while a text is missing, and names the file and the key', () => {
  const textFile = fileOf(otherLanguage);
  copy.edit(textFile, (text) => text.replace(/("registerNow": )".*"/, '$1""'));
  const { ok, output } = copy.run('doctor');
  expect(ok).toBe(false);
  expect(output).toContain(`- ${textFile}, registerNow\n  The text is missing`);
});

test('the doctor fails while the built pages have another name or accent than the settings, and says so', () => {
  copy.takeBuiltSite();
  expect(copy.run('doctor').output).not.toContain('- dist');
  for (const [setting, value] of Object.entries({ product: 'Velorano', accent: '#0044cc' })) {
    let original = '';
    copy.edit(settingsFile, (text) => {
      original = text;
      return text.replace(new RegExp(`("${setting}": )".*"`), `$1"${value}"`);
    });
    const { ok, output } = copy.run('doctor');
    copy.write(settingsFile, original);
    expect(ok).toBe(false);
    expect(output).toContain(notBuilt);
  }
});
