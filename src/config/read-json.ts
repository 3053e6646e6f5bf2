import { readFileSync } from 'node:fs';
import { printParseErrorCode, visit } from 'jsonc-parser';
import { UnusableValueError } from './unusable-value-error.ts';

/**
 * What is missing in a JSON text, or too many.
 * @param found where reading stopped @param before its line until there @param bracket the one that has to close next
 */
function describeFault(code: string, found: string, before: string, bracket: string): string {
  if (code === 'CommaExpected' && found === ':') return `a “{” is missing ahead of “${before}”`;
  if (code === 'CommaExpected' && /[\]}]/.test(found))
    return `a “${bracket}” is missing ahead of “${found}”, or “${found}” is too many`;
  if (code === 'CommaExpected') return `a comma is missing behind “${before}”`;
  if (code === 'ColonExpected') return `a colon is missing behind “${before}”`;
  if (/^(PropertyName|Value)Expected$/.test(code)) {
    if (/\d,$/.test(before) && /^\d/.test(found)) return 'decimals must follow a dot, not a comma';
    if (before.endsWith(',')) return `the comma at the end of “${before}” is too many`;
    return before === '' ? 'the file is empty' : `something is missing behind “${before}”`;
  }
  if (code === 'UnexpectedEndOfString') return `a quotation mark is missing behind “${found}”`;
  if (code === 'InvalidSymbol') return `“${found}” stands outside of quotation marks: one (") is missing or too many`;
  if (code === 'InvalidEscapeCharacter') return `the backslash in “${found}” must be written twice`;
  if (/^CloseBrac(e|ket)Expected$/.test(code)) return `a “${bracket}” is missing at the end`;
  if (code === 'EndOfFileExpected') return `a bracket is missing ahead of “${found}”, or “${found}” is too many`;
  return `“${found}” cannot stand there`;
}

/** The first fault of a JSON text, as the rest of a sentence that begins with its file. */
function faultIn(text: string): string | undefined {
  const faults: string[] = [];
  const open: { readonly bracket: string; readonly names: Set<string> }[] = [];
  const add = (at: number, words: string) => faults.push(`line ${text.slice(0, at).split('\n').length}: ${words}`);
  const opens = (bracket: string) => () => void open.push({ bracket, names: new Set() });
  const closes = () => void open.pop();
  visit(
    text,
    {
      onObjectBegin: opens('}'),
      onObjectEnd: closes,
      onArrayBegin: opens(']'),
      onArrayEnd: closes,
      onObjectProperty(name, offset) {
        const names = open.at(-1)?.names;
        if (names?.has(name)) add(offset, `“${name}” stands there a second time`);
        names?.add(name);
      },
      onError(number, offset, length) {
        const code = printParseErrorCode(number);
        const [ahead, found] = [text.slice(0, offset).trimEnd(), text.slice(offset, offset + length)];
        const line = ahead.slice(ahead.lastIndexOf('\n') + 1).trim();
        const before = line.replace(/^.*(?=.{40}$)/, '…');
        const isBehind = code.endsWith('Expected') && (before.endsWith(',') || !/^[\]}]/.test(found));
        add(isBehind ? ahead.length : offset, describeFault(code, found, before, open.at(-1)?.bracket ?? '}'));
      },
    },
    { disallowComments: true },
  );
  return faults[0];
}

/**
 * Reads a JSON file.
 * @param file path from the project's root, where all its commands run
 * @throws UnusableValueError that says what is missing or too many, and in which line
 */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  const fault = faultIn(text);
  if (fault !== undefined) throw new UnusableValueError(`${file} cannot be read: ${fault}.`);
  return JSON.parse(text);
}
