import { readFileSync } from 'node:fs';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { UnusableValueError } from './unusable-value-error.ts';

/** What is wrong where reading stops. */
const faults: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing after',
  ColonExpected: 'a colon is missing after',
  CloseBraceExpected: 'a } is missing after',
  CloseBracketExpected: 'a ] is missing after',
  UnexpectedEndOfString: 'a quotation mark is missing after',
  InvalidEscapeCharacter: 'a backslash must be written twice after',
};

/**
 * Reads a JSON file.
 * @param file path from the project's root, where all its commands run
 * @throws UnusableValueError that says what is missing or superfluous, and in which line
 */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error === undefined) return value;
  const lines = text.slice(0, error.offset).trimEnd().split('\n');
  const fault =
    faults[printParseErrorCode(error.error)] ?? 'a comma, bracket or quotation mark is missing or superfluous after';
  throw new UnusableValueError(
    `${file} cannot be read: line ${lines.length}: ${fault} “${lines.at(-1)!.trim().slice(-40)}”.`,
  );
}
