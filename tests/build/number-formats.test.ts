import { expect, test } from 'vitest';
import { files, pages, read } from '../support/dist.ts';
import { scriptsOf } from '../support/read-page.ts';

// The day on a printed sheet is the browser's to write: nothing else on the page is compared with it.
test('no script asks a visitor’s browser how numbers are written: it might know another way', () => {
  const inFiles = files.filter((file) => file.endsWith('.js')).map((file) => ({ file, code: read(file) }));
  const inPages = pages.flatMap(({ file, $ }) => scriptsOf($).map((code) => ({ file, code })));
  expect(inFiles.length).toBeGreaterThan(0);
  expect(inPages.length).toBeGreaterThan(pages.length);
  const asks = [...inFiles, ...inPages].filter(({ code }) => /\bIntl\b|\btoLocaleString\b/.test(code));
  expect(asks.map(({ file }) => file)).toEqual([]);
});
