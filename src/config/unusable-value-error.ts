/** An unusable setting or text. The message is one sentence for the owner of the site. */
export class UnusableValueError extends Error {
  // Private: Node prints what is public behind the sentence.
  readonly #value: string;
  readonly #rule: string;

  /**
   * @param value the value's name in its source, such as `tiers.BOOST.priceCents`
   * @param rule what the value must be, and what it is: the rest of the sentence
   * @param source where the value is set: the start of the sentence
   */
  constructor(value: string, rule: string, source = 'src/config/settings.ts:') {
    super(`${source} ${value} ${rule}.`);
    this.#value = value;
    this.#rule = rule;
    // A stack trace means nothing to the owner.
    this.stack = '';
  }

  /** The value's name in its source. */
  get value(): string {
    return this.#value;
  }

  /** What the value must be, and what it is. */
  get rule(): string {
    return this.#rule;
  }
}

/** What the checks find unusable: of each, the first. Other errors are thrown on. */
export function faultsFoundBy(checks: readonly (() => unknown)[]): UnusableValueError[] {
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof UnusableValueError) return error;
      throw error;
    }
  });
}
