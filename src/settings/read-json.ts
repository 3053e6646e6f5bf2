import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { printParseErrorCode, visit } from 'jsonc-parser';
import { UnusableValueError } from './unusable-value-error.ts';

/** What is wrong where reading stops, by the parser's error and the characters there. The first that fits counts. */
const faults: readonly (readonly [error: RegExp, characters: RegExp, fault: string])[] = [
  [/InvalidSymbol/, /^[“”„«»‘’']/u, 'quotation marks must be straight ones (") after'],
  [/InvalidSymbol/, /^%/, 'a number has no percent sign, as it has after'],
  [/PropertyNameExpected/, /^\d/, 'a number has a decimal point, and no comma, as it has after'],
  [/PropertyNameExpected|ValueExpected/, /^[}\]]/, 'a comma is superfluous after'],
  [/InvalidComment/, /^/, 'no comment may stand after'],
  [/CommaExpected/, /^/, 'a comma is missing after'],
  [/ColonExpected/, /^/, 'a colon is missing after'],
  [/CloseBraceExpected/, /^/, 'a } is missing after'],
  [/CloseBracketExpected/, /^/, 'a ] is missing after'],
  [/UnexpectedEndOfString/, /^/, 'a quotation mark is missing after'],
  [/InvalidEscapeCharacter/, /^/, 'a backslash must be written twice after'],
  [/^/, /^/, 'a comma, bracket or quotation mark is missing or superfluous after'],
];

/** The first fault of a JSON text, and its offset: one of form, or a key that an object has twice. */
function firstFault(text: string): readonly [offset: number, fault: string] | undefined {
  const found: (readonly [offset: number, fault: string])[] = [];
  const objects: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void objects.push(new Set()),
      onObjectEnd: () => void objects.pop(),
      onObjectProperty(key, offset, length) {
        if (objects.at(-1)!.has(key)) found.push([offset + length, 'a key is written twice, and one would be lost:']);
        objects.at(-1)!.add(key);
      },
      onError(code, offset, length) {
        const characters = text.slice(offset, offset + length);
        const name = printParseErrorCode(code);
        found.push([offset, faults.find(([error, start]) => error.test(name) && start.test(characters))![2]]);
      },
    },
    { disallowComments: true },
  );
  return found[0];
}

/**
 * Reads a JSON file.
 * @param file path from the project's root, where all its commands run
 * @throws UnusableValueError that says what is missing, superfluous, written twice or not UTF-8, and in which line
 */
export function readJson(file: string): unknown {
  const refusal = (what: string) => new UnusableValueError(`${file} cannot be read: ${what}.`);
  if (!existsSync(file)) throw refusal('it is missing. Take it from the project as it was delivered');
  const bytes = readFileSync(file);
  const lineOf = (start: string) => start.split('\n').length;
  if (!isUtf8(bytes)) {
    const lines = bytes.toString('latin1').split('\n');
    const line = lines.findIndex((one) => !isUtf8(Buffer.from(one, 'latin1')));
    throw refusal(`its letters are not saved as UTF-8, as line ${line + 1} shows. Save it with that encoding`);
  }
  const text = bytes.toString().replace(/^\ufeff/, '');
  if (text.trim() === '') throw refusal('it is empty');
  const [offset, fault] = firstFault(text) ?? [];
  if (offset === undefined) return JSON.parse(text);
  const before = text.slice(0, offset).trimEnd();
  throw refusal(
    `line ${lineOf(before)}: ${fault} “${before
      .slice(before.lastIndexOf('\n') + 1)
      .trim()
      .slice(-40)}”`,
  );
}
