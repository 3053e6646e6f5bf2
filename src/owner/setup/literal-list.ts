import type MagicString from 'magic-string';
import ts from 'typescript';

/** An object or array literal in a source text, whose entries can be taken away and added. */
export class LiteralList {
  readonly entries: readonly ts.Node[];
  readonly #commas: readonly (ts.Node | undefined)[];
  readonly #literal: ts.Node;
  readonly #text: MagicString;

  constructor(literal: ts.ObjectLiteralExpression | ts.ArrayLiteralExpression, text: MagicString) {
    const parts = literal.getChildren()[1]!.getChildren();
    this.entries = parts.filter((_, index) => index % 2 === 0);
    this.#commas = this.entries.map((_, index) => parts[index * 2 + 1]);
    this.#literal = literal;
    this.#text = text;
  }

  /** Where the entry at this place starts: after the previous one with its comma and the comment beside it. */
  #start(index: number): number {
    const previous = this.#commas[index - 1] ?? this.entries[index - 1];
    const end = previous?.end ?? this.#literal.getStart() + 1;
    return ts.getTrailingCommentRanges(this.#text.original, end)?.at(-1)?.end ?? end;
  }

  /** Takes entries away, with the comments above and beside them. */
  remove(index: number, count: number): void {
    if (count > 0) this.#text.remove(this.#start(index), this.#start(index + count));
  }

  /** Adds entries, as source, before the one at this place. */
  insert(index: number, sources: readonly string[]): void {
    if (sources.length === 0) return;
    const previous = this.entries[index - 1];
    if (previous !== undefined && this.#commas[index - 1] === undefined) this.#text.appendLeft(previous.end, ',');
    this.#text.appendLeft(this.#start(index), sources.map((source) => `\n${source},`).join(''));
  }
}
