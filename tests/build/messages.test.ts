import { expect, test } from 'vitest';
import { files, pages, read } from '../support/dist.ts';
import { scriptsOf } from '../support/read-page.ts';

const scripts = [
  ...files.filter((file) => file.endsWith('.js')).map((file) => ({ file, code: read(file) })),
  ...pages.flatMap(({ file, $ }) => scriptsOf($).map((code) => ({ file, code }))),
];

test('no script reads messages or knows plural rules: the build writes every text', () => {
  const traces = /PluralRules|selectordinal|MISSING_OTHER_CLAUSE|EXPECT_ARGUMENT/;
  expect(scripts.length).toBeGreaterThan(pages.length);
  expect(scripts.filter(({ code }) => traces.test(code)).map(({ file }) => file)).toEqual([]);
});

test('no file that is sent contains a plural or a note for translators', () => {
  const texts = files.filter((file) => /\.(html|js|json|webmanifest)$/.test(file));
  const unwritten = /\{\w+, ?(plural|select|selectordinal),|"@\w+":\{"description"/;
  expect(texts.filter((file) => unwritten.test(read(file)))).toEqual([]);
});
