import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
export type Role = 'button' | 'link' | 'radio' | 'textbox';

/** Selectors of the elements that have a role. */
export const candidates: Readonly<Record<Role, string>> = {
  button: 'button',
  link: 'a[href]',
  radio: '[type=radio]',
  textbox: 'input',
};

/** A browser of any engine that a test drives, with only what the scenarios need. */
export interface Browser {
  /** Folder in which it saves files. */
  readonly downloads: string;
  readonly open: (address: string) => Promise<void>;
  /** Clicks the first visible element with this role and accessible name. Throws if there is none: it does not wait. */
  readonly click: (role: Role, name: string) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly pressEscape: () => Promise<void>;
  /** Presses Control and a letter: `c` copies, `v` pastes. In WebKitGTK, `z` does nothing. */
  readonly pressControl: (letter: string) => Promise<void>;
  /** Clicks at a place of the window, in CSS pixels from its upper left corner. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Runs a function in the page. It can use nothing from outside its own text. */
  readonly evaluate: <Result>(script: () => Result) => Promise<Result>;
  /** @param width of the window in CSS pixels; some engines allow no less than 450 */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A folder inside the repository for what a browser keeps and saves. It is made if it is missing. */
export function cacheFolder(name: string): string {
  const folder = join(import.meta.dirname, '../../node_modules/.cache', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
