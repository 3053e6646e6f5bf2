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

function read(written: string): unknown {
  writeFileSync(file, written);
  return readJson(file);
}

test('a file is read as it is, also with the mark that Windows editors put at its beginning', () => {
  expect(read(`\ufeff${text}`)).toEqual({ a: 'x', b: { c: 5, d: [1, 2] }, e: true });
});

test.for([
  { fault: 'no comma', change: ['"x",', '"x"'], says: 'line 2: a comma is missing after “"a": "x"”' },
  { fault: 'a comma at the end', change: ['true', 'true,'], says: 'superfluous after “"e": true,”' },
  {
    fault: 'a decimal comma',
    change: ['5,', '5,5,'],
    says: 'line 4: a comma, bracket or quotation mark is missing or',
  },
  { fault: 'no quotation mark', change: ['"x"', '"x'], says: 'line 2: a quotation mark is missing after “"a":”' },
  { fault: 'typographic ones', change: ['"x"', '“x”'], says: 'quotation mark is missing or superfluous after “"a":”' },
  { fault: 'no closing brace', change: ['true\n}', 'true'], says: 'line 7: a } is missing after “"e": true”' },
  { fault: 'no colon', change: ['"c":', '"c"'], says: 'line 4: a colon is missing after “"c"”' },
  {
    fault: 'a comment',
    change: ['5,', '5, // five'],
    says: 'line 4: a comma, bracket or quotation mark is missing or',
  },
  { fault: 'one backslash', change: ['"x"', '"C:\\logo"'], says: 'a backslash must be written twice after “"a":”' },
] as const)('$fault is named with its line', ({ change: [before, after], says }) => {
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  expect(() => read(changed)).toThrow(says);
});
