/** An unusable setting or text. The message is one sentence for the owner of the site. */
export class UnusableValueError extends Error {
  /**
   * @param name the value's name in its source, such as `tiers.BOOST.priceCents`
   * @param rule what the value must be, and what it is: the rest of the sentence
   * @param source where the value is set: the start of the sentence
   */
  constructor(name: string, rule: string, source = 'src/config/settings.ts:') {
    super(`${source} ${name} ${rule}.`);
    // A stack trace means nothing to the owner.
    this.stack = '';
  }
}
