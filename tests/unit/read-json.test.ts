import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readJson } from '../../src/settings/read-json.ts';

const folder = mkdtempSync(join(tmpdir(), 'json-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'a.json');

const text = `{
  "a": "x",
  "b": {
    "c": 5,
    "d": [1, 2]
  },
  "e": true
}
`;

function read(written: string | Buffer): unknown {
  writeFileSync(file, written);
  return readJson(file);
}

test('a file is read as it is, also with the mark that Windows editors put at its beginning', () => {
  expect(read(`\ufeff${text}`)).toEqual({ a: 'x', b: { c: 5, d: [1, 2] }, e: true });
});

test.for([
  { fault: 'no comma', change: ['"x",', '"x"'], says: 'line 2: a comma is missing after “"a": "x"”' },
  { fault: 'a comma at the end', change: ['true', 'true,'], says: 'line 7: a comma is superfluous after “"e": true,”' },
  { fault: 'a decimal comma', change: ['5,', '5,5,'], says: 'line 4: a number has a decimal point, and no comma' },
  { fault: 'a percent sign', change: ['5,', '5 %,'], says: 'line 4: a number has no percent sign' },
  { fault: 'no quotation mark', change: ['"x"', '"x'], says: 'line 2: a quotation mark is missing after “"a":”' },
  { fault: 'typographic ones', change: ['"x"', '“x”'], says: 'line 2: quotation marks must be straight ones (")' },
  { fault: 'no closing brace', change: ['true\n}', 'true'], says: 'line 7: a } is missing after “"e": true”' },
  { fault: 'no colon', change: ['"c":', '"c"'], says: 'line 4: a colon is missing after “"c"”' },
  { fault: 'a comment', change: ['5,', '5, // five'], says: 'line 4: no comment may stand after “"c": 5,”' },
  { fault: 'one backslash', change: ['"x"', '"C:\\logo"'], says: 'a backslash must be written twice after “"a":”' },
  {
    fault: 'a key twice',
    change: ['"d":', '"c":'],
    says: 'line 5: a key is written twice, and one would be lost: “"c"”',
  },
  { fault: 'nothing in it', change: [text, ' '], says: 'it is empty' },
] as const)('$fault is named with its line', ({ change: [before, after], says }) => {
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  expect(() => read(changed)).toThrow(says);
});

test('a file whose letters are not UTF-8 is refused, and never published with other letters', () => {
  expect(() => read(Buffer.from('{\n  "a": "Große Bleichen"\n}', 'latin1'))).toThrow('UTF-8, as line 2 shows');
  expect(() => read(Buffer.from('\ufeff{}', 'utf16le'))).toThrow('UTF-8, as line 1 shows');
});
