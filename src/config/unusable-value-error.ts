/** A setting or a text that cannot be right. Its message is one sentence, made for the owner of the site. */
export class UnusableValueError extends Error {
  /**
   * @param name what the value is called where it stands, such as `tiers.BOOST.priceCents`
   * @param rule what the value must be, and what it is: the rest of the sentence
   * @param source where the value stands: the start of the sentence
   */
  constructor(name: string, rule: string, source = 'src/config/settings.ts:') {
    super(`${source} ${name} ${rule}.`);
    // Where in the code it was found says nothing to the owner.
    this.stack = '';
  }
}
