export type Role = 'button' | 'link' | 'textbox';

/** A browser that a test drives, of whatever engine: what the scenarios need and no more. */
export interface Browser {
  readonly open: (address: string) => Promise<void>;
  /** Clicks the first element in sight that has this role and this accessible name. Waits for none. */
  readonly click: (role: Role, name: string) => Promise<void>;
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly pressEscape: () => Promise<void>;
  /** Runs a function in the page; it can use nothing but its own text. */
  readonly evaluate: <Result>(script: () => Result) => Promise<Result>;
  /** @param width of the window in CSS pixels; some engines have no narrower window than 450 */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}
