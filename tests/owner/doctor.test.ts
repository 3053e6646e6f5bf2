import { afterAll, expect, test } from 'vitest';
import { fileOf } from '../../src/content/dictionaries.ts';
import { otherLanguage } from '../support/other-language.ts';
import { ProjectCopy } from '../support/project-copy.ts';

const copy = new ProjectCopy();
afterAll(() => copy[Symbol.dispose]());

test('the doctor fails while a text is missing, and names the file and the key', () => {
  const textFile = fileOf(otherLanguage);
  copy.edit(textFile, (text) => text.replace(/("registerNow": )".*"/, '$1""'));
  const { ok, output } = copy.run('doctor');
  expect(ok).toBe(false);
  expect(output).toContain(`- ${textFile}, registerNow: The text is missing`);
});
