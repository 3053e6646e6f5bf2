import { printParseErrorCode, visit } from 'jsonc-parser';

/** A slip in a file of texts: its line, from 1, and what is wrong there, the rest of a sentence about the line. */
export interface JsonFault {
  readonly line: number;
  readonly problem: string;
}

/** What the parser found: its name for the fault, the piece of the file, and what stands between that and the last piece. */
interface Found {
  readonly fault: string;
  readonly piece: string;
  readonly space: string;
}

const outsideQuotes = (piece: string) =>
  `has “${piece}” outside quotation marks: each key and text stands between two; inside it write \\" or the ` +
  'language’s own';

/** The rest of a sentence about the line on which a piece stands. */
function problemAt({ fault, piece }: Found): string {
  switch (fault) {
    case 'InvalidSymbol':
      return outsideQuotes(piece);
    case 'UnexpectedEndOfString':
      return 'lacks the quotation mark at the end of a key or text';
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return 'has a \\ that means nothing: write \\\\';
    case 'InvalidCharacter':
      return 'has a character inside its text that must be written with a \\, such as \\t for a tab';
    case 'EndOfFileExpected':
      return 'stands behind the } with which the file ends';
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return 'is a comment: notes stand under a key with @';
    case 'PropertyNameExpected':
      return `has ${piece} where a key in quotation marks belongs`;
    default:
      return 'lacks its text';
  }
}

/** The rest of a sentence about the line that ends before a piece, if it is there that something lacks. */
function problemBefore({ fault, piece, space }: Found): string | undefined {
  switch (fault) {
    case 'CommaExpected':
      return space.includes('\n')
        ? 'lacks a comma at its end'
        : 'lacks a comma between two texts, or the \\ before a quotation mark inside a text';
    case 'ColonExpected':
      return 'lacks the : after its key';
    case 'CloseBraceExpected':
      return 'lacks the } with which the file ends';
    case 'PropertyNameExpected':
      return piece === '}' || piece === '' ? 'ends with a comma, though no text follows' : undefined;
    default:
      return undefined;
  }
}

/** The first slip in a file of texts: why it is no JSON, or a key that it has twice. @param text the whole file */
export function jsonFault(text: string): JsonFault | undefined {
  if (!text.trimStart().startsWith('{')) return { line: 1, problem: 'lacks the { with which the file begins' };
  const faults: JsonFault[] = [];
  const keys = new Set<string>();
  visit(
    text,
    {
      onError: (code, offset, length, startLine) => {
        const before = text.slice(0, offset).trimEnd();
        const piece = text.slice(offset, offset + length);
        const found = { fault: printParseErrorCode(code), piece, space: text.slice(before.length, offset) };
        const lacking = problemBefore(found);
        faults.push(
          lacking === undefined
            ? { line: startLine + 1, problem: problemAt(found) }
            : { line: before.split('\n').length, problem: lacking },
        );
      },
      // JSON lets a key be there twice, and all but the last text would be lost without a word.
      onObjectProperty: (key, _offset, _length, startLine, _startCharacter, path) => {
        const place = JSON.stringify([...path(), key]);
        if (keys.has(place)) faults.push({ line: startLine + 1, problem: `has the key “${key}” a second time` });
        keys.add(place);
      },
    },
    { disallowComments: true },
  );
  return faults[0];
}
