/** A header that was not sent as expected. */
export interface WrongHeader {
  readonly name: string;
  readonly expected: string;
  readonly sent: string;
}

/**
 * The headers that an answer lacks or has otherwise than expected.
 * @param sent the value of a header in the answer, '' if it is missing
 */
export const wrongHeaders = (
  expected: Readonly<Record<string, string>>,
  sent: (name: string) => string,
): readonly WrongHeader[] =>
  Object.entries(expected)
    .map(([name, value]) => ({ name, expected: value, sent: sent(name) }))
    .filter((header) => header.sent !== header.expected);
