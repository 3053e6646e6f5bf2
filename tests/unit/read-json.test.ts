import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readJson } from '../../src/config/read-json.ts';

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
  { fault: 'no comma', change: ['"x",', '"x"'], says: 'line 2: a comma is missing behind “"a": "x"”' },
  { fault: 'a comma at the end', change: ['true', 'true,'], says: 'line 7: the comma at the end of “"e": true,”' },
  { fault: 'two commas', change: ['5,', '5,,'], says: 'line 4: the comma at the end of “"c": 5,” is too many' },
  { fault: 'a comma in a list', change: ['2]', '2,]'], says: 'line 5: the comma at the end of “"d": [1, 2,”' },
  { fault: 'a decimal comma', change: ['5,', '5,5,'], says: 'line 4: decimals must follow a dot' },
  {
    fault: 'no quotation mark behind',
    change: ['"x"', '"x'],
    says: 'line 2: a quotation mark is missing behind “"x,”',
  },
  { fault: 'none ahead', change: ['"x"', 'x"'], says: 'line 2: “x” stands outside of quotation marks' },
  { fault: 'none ahead of a name', change: ['"b"', 'b"'], says: 'line 3: “b” stands outside of quotation marks' },
  { fault: 'typographic ones', change: ['"x"', '“x”'], says: 'line 2: ““x”” stands outside of quotation marks' },
  { fault: 'some within a text', change: ['"x"', '"a "b" c"'], says: 'line 2: “b” stands outside of quotation' },
  { fault: 'a unit', change: ['5', '5 €'], says: 'line 4: “€” stands outside of quotation marks' },
  { fault: 'no closing brace', change: ['true\n}', 'true'], says: 'line 7: a “}” is missing at the end' },
  { fault: 'no opening brace', change: ['"b": {', '"b":'], says: 'line 4: a “{” is missing ahead of “"c"”' },
  { fault: 'no closing bracket', change: ['2]', '2'], says: 'line 6: a “]” is missing ahead of “}”' },
  { fault: 'a brace too many', change: ['true\n}', 'true\n}}'], says: 'or “}” is too many' },
  { fault: 'no colon', change: ['"c":', '"c"'], says: 'line 4: a colon is missing behind “"c"”' },
  { fault: 'no value', change: ['5,', ','], says: 'line 4: something is missing behind “"c":”' },
  { fault: 'a name twice', change: ['"e"', '"a"'], says: 'line 7: “a” stands there a second time' },
  { fault: 'a comment', change: ['5,', '5, // five'], says: 'line 4: “// five” cannot stand there' },
  { fault: 'one backslash', change: ['"x"', '"C:\\logo"'], says: 'line 2: the backslash in “"C:\\logo"”' },
] as const)('$fault is named with its line', ({ change: [before, after], says }) => {
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  expect(() => read(changed)).toThrow(says);
});

test('an empty file is said to be empty', () => {
  expect(() => read('')).toThrow('the file is empty');
});
