/** A slip in a file of texts: its line, from 1, and what is wrong there, the rest of a sentence about the line. */
export interface JsonFault {
  readonly line: number;
  readonly problem: string;
}

/** Thrown where a file cannot be read on. */
class Slip extends Error {
  readonly at: number;

  /** @param at where in the file, in characters from 0 */
  constructor(at: number, problem: string) {
    super(problem);
    this.at = at;
  }
}

const string = /"(?:[^"\\\n\r]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const scalar = /(?:true|false|null|-?\d+(?:\.\d+)?)(?![\w.])/y;

/** Reads JSON as far as it goes. What a translator can slip at is an object of texts, one a line. */
class Reader {
  #at = 0;
  /** Where the last token ended. */
  #end = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** @throws Slip at the first one */
  readFile(): void {
    if (this.#next() !== '{') throw new Slip(this.#at, 'lacks the { with which the file begins');
    this.#readObject();
    if (this.#next() !== '') throw new Slip(this.#at, 'stands behind the } with which the file ends');
  }

  /** The character that follows, after any space; none at the end of the file. */
  #next(): string {
    while (/\s/.test(this.#text.charAt(this.#at))) this.#at += 1;
    return this.#text.charAt(this.#at);
  }

  /** Goes past a token, if it is there. */
  #take(token: RegExp): string | undefined {
    this.#next();
    token.lastIndex = this.#at;
    const found = token.exec(this.#text)?.[0];
    if (found !== undefined) this.#end = this.#at += found.length;
    return found;
  }

  /** What is left of the line. */
  #rest(): string {
    return /[^\n\r]*/y.exec(this.#text.slice(this.#at))![0];
  }

  #readObject(): void {
    this.#take(/\{/y);
    if (this.#take(/\}/y) !== undefined) return;
    do this.#readEntry();
    while (this.#take(/,/y) !== undefined);
    if (this.#take(/\}/y) === undefined) throw this.#unended();
  }

  /** What follows a text that neither a comma nor a brace ends. */
  #unended(): Slip {
    const next = this.#next();
    if (next === '') return this.#unclosed();
    if (/[\n\r]/.test(this.#text.slice(this.#end, this.#at)) || /^"[^"]*"\s*:/.test(this.#rest()))
      return new Slip(this.#end - 1, 'lacks a comma at its end');
    return new Slip(this.#at, 'has a quotation mark inside its text: write the language’s own (such as “ ”), or \\"');
  }

  #unclosed(): Slip {
    return new Slip(this.#end - 1, 'lacks the } with which the file ends');
  }

  #readEntry(): void {
    const next = this.#next();
    if (next === '') throw this.#unclosed();
    if (next === '}') throw new Slip(this.#end - 1, 'ends with a comma, though no text follows');
    const key = this.#readKey();
    if (this.#take(/:/y) === undefined) {
      const isSwallowed = /:\s*"$/.test(key);
      throw new Slip(
        this.#end - 1,
        `lacks ${isSwallowed ? 'the quotation mark after its key' : 'the : after its key'}`,
      );
    }
    this.#readValue();
  }

  #readKey(): string {
    if (this.#next() !== '"') throw new Slip(this.#at, 'lacks the quotation mark before its key');
    const key = this.#take(string);
    if (key === undefined) throw new Slip(this.#at, 'lacks the quotation mark after its key');
    return key;
  }

  #readValue(): void {
    const next = this.#next();
    if (next === '{') return this.#readObject();
    if (this.#take(string) !== undefined || this.#take(scalar) !== undefined) return;
    if (next !== '"') {
      const isOnLine = !/[\n\r]/.test(this.#text.slice(this.#end, this.#at)) && !/^[,}]?\s*$/.test(this.#rest());
      throw new Slip(this.#end - 1, isOnLine ? 'lacks the quotation mark before its text' : 'lacks its text');
    }
    if (/\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(this.#rest()))
      throw new Slip(this.#at, 'has a \\ that means nothing: write \\\\');
    throw new Slip(this.#at, 'lacks the quotation mark after its text');
  }
}

/** The first slip in a file of texts, if it is no JSON. @param text the whole file */
export function jsonFault(text: string): JsonFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return slipIn(text);
  }
}

function slipIn(text: string): JsonFault {
  try {
    new Reader(text).readFile();
  } catch (error) {
    if (!(error instanceof Slip)) throw error;
    return { line: text.slice(0, error.at).split('\n').length, problem: error.message };
  }
  return { line: 1, problem: 'begins a file that is no JSON' };
}
