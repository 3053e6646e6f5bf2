import { expect } from 'vitest';

/** What the tests need of an engine that they drive. */
export interface Engine {
  readonly open: (address: string) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  /** Presses `Escape`, or a letter with the Control key: `Control+v`. */
  readonly press: (key: string) => Promise<void>;
  /** Clicks at a place of the window, in CSS pixels from its upper left corner. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** The value of an expression in the page. */
  readonly valueOf: (expression: string) => Promise<unknown>;
  /** @param width of the window in CSS pixels; some engines allow no less than 450 */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Asks again until the answer is there. */
export const until = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 30_000 });

/** To run in the page: the middle of the first visible control with this name, after scrolling to it. */
function middleOf(name: string): readonly [x: number, y: number] | null {
  const nameOf = (element: HTMLElement) => {
    const labels = [...(element.ariaLabelledByElements ?? (element as HTMLInputElement).labels ?? [])];
    const heard = (labels[0] ?? element).cloneNode(true) as Element;
    for (const part of heard.querySelectorAll('[aria-hidden=true]')) part.remove();
    return (element.ariaLabel ?? heard.textContent).replace(/\s+/g, ' ').trim();
  };
  const all = [...document.querySelectorAll<HTMLElement>('button, a[href], input')];
  const found = all.find((one) => one.checkVisibility({ visibilityProperty: true }) && nameOf(one) === name);
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}

/** Drives an engine by what a page shows. */
export class Browser {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** The result of a function in the page. It can use nothing from outside its own text. */
  evaluate<Result, Values extends readonly (string | number)[]>(
    script: (...values: Values) => Result,
    ...values: Values
  ) {
    return this.engine.valueOf(`(${String(script)})(...${JSON.stringify(values)})`) as Promise<Result>;
  }

  /** Clicks the first visible control with this accessible name, once it is there. */
  async click(name: string): Promise<void> {
    await until(() => this.evaluate(middleOf, name)).not.toBeNull();
    await this.engine.clickAt(...(await this.evaluate(middleOf, name))!);
  }
}
