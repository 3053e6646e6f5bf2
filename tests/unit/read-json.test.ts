import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readJson } from '../../src/settings/read-json.ts';

const folder = mkdtempSync(join(tmpdir(), 'json-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'a.json');

function read(written: string | Buffer): unknown {
  writeFileSync(file, written);
  return readJson(file);
}

test('a file is read as it is, also with the mark that Windows editors put at its beginning', () => {
  expect(read('\ufeff{ "a": "x" }')).toEqual({ a: 'x' });
});

test.for([
  { fault: 'no comma', written: '{\n"a": 1\n"b": 2\n}', says: /Expected ',' .* \(line 3 column 1\)\.$/ },
  { fault: 'typographic quotation marks', written: '{ "a": “x” }', says: /Unexpected token '“'/ },
  { fault: 'a decimal comma', written: '{\n"a": 24,90\n}', says: /Numbers have a point and no sign, such as 24\.9\.$/ },
  { fault: 'a percent sign', written: '{ "a": 40% }', says: /Numbers have a point and no sign/ },
  { fault: 'null as a whole', written: 'null', says: /no group of entries in braces/ },
  { fault: 'nothing in it', written: ' ', says: /Unexpected end/ },
  { fault: 'text that is not UTF-8', written: Buffer.from('{ "a": "ß" }', 'latin1'), says: /not UTF-8/ },
])('a file with $fault is refused by its name, with what is wrong', ({ written, says }) => {
  expect(() => read(written)).toThrow(says);
  expect(() => read(written)).toThrow(`${file} cannot be read: `);
});
