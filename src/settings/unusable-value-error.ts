/** An unusable setting or text. The message is one sentence for the owner of the site, or several on a line each. */
export class UnusableValueError extends Error {
  constructor(message: string) {
    super(message);
    // A stack trace means nothing to the owner.
    this.stack = '';
  }
}

/** A value as a message quotes it. */
const quoted = (input: unknown) => `${JSON.stringify(input)}`.replace(/^(.{60}).+/, '$1…');

/** The error for a rule, which completes a sentence that begins with the setting's name. */
export const must = (rule: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `is missing: it must ${rule}` : `must ${rule}, not ${quoted(input)}`,
});
