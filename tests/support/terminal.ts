import { stripVTControlCharacters } from 'node:util';
import { spawn, type IBasePtyForkOptions } from '@lydell/node-pty';

/** A Node program at a terminal, with someone who reads and types. Disposing of it closes the terminal. */
export class Terminal implements Disposable {
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number>;
  /** All that it wrote. */
  transcript = '';
  readonly #process: ReturnType<typeof spawn>;
  #typedAt = 0;

  constructor(args: readonly string[], place: IBasePtyForkOptions) {
    // Wide enough that no sentence is broken.
    this.#process = spawn(process.execPath, [...args], { cols: 300, rows: 50, ...place });
    this.#process.onData((written) => (this.transcript += written));
    this.ended = new Promise((resolve) => this.#process.onExit(({ exitCode }) => resolve(exitCode)));
  }

  /** What it wrote since the last key. */
  get answer(): string {
    return stripVTControlCharacters(this.transcript.slice(this.#typedAt));
  }

  /** Waits for an answer to the last key. @throws Error if the program ends without it */
  sees(expected: string | RegExp): Promise<void> {
    const isThere = () => (typeof expected === 'string' ? this.answer.includes(expected) : expected.test(this.answer));
    return new Promise((resolve, reject) => {
      const look = () => isThere() && resolve();
      this.#process.onData(look);
      this.#process.onExit(() => reject(new Error(`Ended without ${expected}: ${this.answer}`)));
      look();
    });
  }

  /** Types, and looks at nothing that was written before. */
  type(keys: string): void {
    this.#typedAt = this.transcript.length;
    this.#process.write(keys);
  }

  [Symbol.dispose](): void {
    this.#process.kill();
  }
}
