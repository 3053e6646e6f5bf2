import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a test needs of an engine that it drives. */
export interface Engine {
  /** Folder in which it saves files. */
  readonly downloads: string;
  readonly open: (address: string) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly pressEscape: () => Promise<void>;
  /** Presses Control and a letter: `c` copies, `v` pastes. In WebKitGTK, `z` does nothing. */
  readonly pressControl: (letter: string) => Promise<void>;
  /** Clicks at a place of the window, in CSS pixels from its upper left corner. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** The value of an expression in the page. */
  readonly valueOf: (expression: string) => Promise<unknown>;
  /** @param width of the window in CSS pixels; some engines allow no less than 450 */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Selectors of the elements that have a role. */
const candidates = { button: 'button', link: 'a[href]', textbox: 'input' };

/** To run in the page: where the first visible of these elements is that has the name, after scrolling to it. */
function middleOf(selector: string, name: string): readonly [x: number, y: number] | null {
  const nameOf = (element: HTMLElement) => {
    const labels = element.ariaLabelledByElements ?? (element as HTMLInputElement).labels ?? [];
    const texts = (labels.length > 0 ? [...labels] : [element]).map((one) => {
      const heard = one.cloneNode(true) as Element;
      for (const part of heard.querySelectorAll('[aria-hidden=true]')) part.remove();
      return heard.textContent;
    });
    return (element.ariaLabel ?? texts.join(' ')).replace(/\s+/g, ' ').trim();
  };
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
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
  evaluate<Result, Values extends readonly string[]>(script: (...values: Values) => Result, ...values: Values) {
    return this.engine.valueOf(`(${String(script)})(...${JSON.stringify(values)})`) as Promise<Result>;
  }

  /** Clicks the first visible element with this role and accessible name. Throws if there is none: it does not wait. */
  async click(role: keyof typeof candidates, name: string): Promise<void> {
    const place = await this.evaluate(middleOf, candidates[role], name);
    if (place === null) throw new Error(`No ${role} "${name}" is visible.`);
    await this.engine.clickAt(...place);
  }
}

/** A folder inside the repository for what a browser keeps and saves. It is made if it is missing. */
export function cacheFolder(name: string): string {
  const folder = join(import.meta.dirname, '../../node_modules/.cache', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
