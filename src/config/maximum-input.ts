/** Largest number of partners: what a field of five digits takes. */
export const maximumInput = 99_999;
