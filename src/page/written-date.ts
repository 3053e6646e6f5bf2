/** A date as the page's language writes it, in the digits of its amounts. */
export const writtenDate = (date: Date) =>
  date.toLocaleDateString(`${document.documentElement.lang}-u-nu-latn`, { dateStyle: 'long' });
