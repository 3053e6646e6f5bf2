import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { fileOf } from '../../src/content/files.ts';
import { jsonFault } from '../../src/config/json-fault.ts';

/** A file of texts without a slip: a note and a last text included. */
const whole = `{
  "title": "What you earn, “every month”",
  "@title": {
    "description": "The heading.",
    "x-maxCharacters": 40
  },
  "menu": "Menu \\u00a0",
  "close": ""
}
`;

test('nothing is wrong with a file of texts, nor with those of the languages', () => {
  expect(jsonFault(whole)).toBeUndefined();
  for (const file of languages.map(fileOf)) expect(jsonFault(readFileSync(file, 'utf8')), file).toBeUndefined();
});

describe('a slip is said with its line and what is missing there', () => {
  test.for([
    { slip: 'no comma behind a text', from: 'month”",', to: 'month”"', line: 2, problem: 'lacks a comma at its end' },
    { slip: 'no comma behind a note', from: '  },', to: '  }', line: 6, problem: 'lacks a comma at its end' },
    { slip: 'a comma behind the last text', from: '""\n', to: '"",\n', line: 8, problem: /^ends with a comma, though/ },
    {
      slip: 'a comma in place of the brace at the end',
      from: '""\n}',
      to: '"",',
      line: 8,
      problem: /^ends with a comma/,
    },
    { slip: 'two commas', from: 'month”",', to: 'month”",,', line: 2, problem: /^has , where a key/ },
    { slip: 'two texts on a line', from: ',\n  "close"', to: ' "close"', line: 7, problem: /^lacks a comma between/ },
    {
      slip: 'no quotation mark behind a text',
      from: 'month”",',
      to: 'month”,',
      line: 2,
      problem: 'lacks the quotation mark at the end of a key or text',
    },
    { slip: 'no quotation mark before a text', from: '"Menu', to: 'Menu', line: 7, problem: /^has “Menu” outside/ },
    { slip: 'no quotation mark behind a key', from: '"menu":', to: '"menu:', line: 7, problem: /^has “Menu” outside/ },
    { slip: 'no quotation mark before a key', from: '"menu"', to: 'menu"', line: 7, problem: /^has “menu” outside/ },
    { slip: 'a key without quotation marks', from: '"menu"', to: 'menu', line: 7, problem: /^has “menu” outside/ },
    { slip: 'a number for a key', from: '"menu"', to: '7', line: 7, problem: /^has 7 where a key/ },
    { slip: 'no colon', from: '"menu":', to: '"menu"', line: 7, problem: 'lacks the : after its key' },
    { slip: 'no text', from: '"Menu \\u00a0"', to: '', line: 7, problem: 'lacks its text' },
    {
      slip: 'straight quotation marks inside a text',
      from: '“every month”',
      to: '"every month"',
      line: 2,
      problem: /^has “every” outside quotation marks: .* write \\" or the language’s own$/,
    },
    { slip: 'a stray backslash', from: '\\u00a0', to: '\\ ', line: 7, problem: /^has a \\ that means nothing/ },
    { slip: 'half an escape', from: '\\u00a0', to: '\\u0', line: 7, problem: /^has a \\ that means nothing/ },
    { slip: 'a tab', from: 'Menu', to: 'Me\tnu', line: 7, problem: /^has a character inside its text that/ },
    { slip: 'a comment', from: '  "menu"', to: '  // Menu\n  "menu"', line: 7, problem: /^is a comment/ },
    { slip: 'no brace at the start', from: '{\n', to: '', line: 1, problem: /^lacks the \{ with which/ },
    {
      slip: 'no brace at the end',
      from: '""\n}',
      to: '""\n',
      line: 8,
      problem: 'lacks the } with which the file ends',
    },
    { slip: 'a text behind the end', from: '""\n}', to: '""\n}\n"x": ""', line: 10, problem: /^stands behind the }/ },
    { slip: 'an empty file', from: whole, to: '', line: 1, problem: 'lacks the { with which the file begins' },
    { slip: 'a list', from: whole, to: '["title"]', line: 1, problem: 'lacks the { with which the file begins' },
    {
      slip: 'a key that is there twice',
      from: '"close"',
      to: '"menu"',
      line: 8,
      problem: /^has the key “menu” a second/,
    },
    {
      slip: 'a note’s key that is there twice',
      from: '"x-maxCharacters"',
      to: '"description"',
      line: 5,
      problem: /^has the key “description” a second time$/,
    },
  ])('$slip', ({ from, to, line, problem }) => {
    const file = whole.replace(from, () => to);
    expect(file).not.toBe(whole);
    expect(jsonFault(file)).toEqual({
      line,
      problem: problem instanceof RegExp ? expect.stringMatching(problem) : problem,
    });
  });
});

const parses = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('whichever single character is left out, the slip is found on its line or on one beside it', () => {
  for (let at = 0; at < whole.length - 1; at += 1) {
    const [left, line] = [whole.slice(0, at) + whole.slice(at + 1), whole.slice(0, at + 1).split('\n').length];
    const fault = jsonFault(left);
    if (!parses(left)) expect(fault, `character ${at}`).toBeDefined();
    // A brace that is missing is noticed at the end.
    if (fault !== undefined && whole[at] !== '}')
      expect(Math.abs(fault.line - line), `character ${at}`).toBeLessThan(2);
  }
});
