/** The most digits that a field accepts. */
export const maximumDigits = 5;

/** Largest number of partners: the largest number of `maximumDigits` digits. */
export const maximumInput = 10 ** maximumDigits - 1;
