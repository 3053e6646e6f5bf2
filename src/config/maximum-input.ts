/** Maximum number of digits in a field for partners. */
export const maximumDigits = 5;

/** Largest number of partners: the largest number of `maximumDigits` digits. */
export const maximumInput = 10 ** maximumDigits - 1;
