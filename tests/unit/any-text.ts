import fc from 'fast-check';

/** What may be typed or pasted, or stand in a link. Half of it is made of the characters that numbers have. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('0', '1', '9', '٣', '۳', '３', '-', '.', ',', '٫', 'e', ' ', '\ud835') }),
);
