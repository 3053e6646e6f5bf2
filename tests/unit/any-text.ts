import fc from 'fast-check';

/** What may be typed, pasted or stand in a link: any characters, and those of which numbers are made. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('0', '1', '9', '٣', '۳', '３', '-', '.', ',', '٫', 'e', ' ', '\ud835') }),
);
