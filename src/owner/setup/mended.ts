/*
 * What has one plain meaning, in the form in which the settings hold it. Anything else stays as it was typed, for the
 * build's own checks to refuse.
 */

const host = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]|$)/u;

/** An address with its https://, which people leave out. */
export const mendedAddress = (typed: string) => (host.test(typed) ? `https://${typed}` : typed);

/** A colour's hex code with the # before it. */
export const mendedColour = (typed: string) => (/^([\da-f]{3}|[\da-f]{6})$/i.test(typed) ? `#${typed}` : typed);

/** A file's path without what a terminal adds when the file is dragged into it: quotes, or backslashes. */
export function mendedPath(typed: string): string {
  const [, , quoted] = /^(['"])(.*)\1$/.exec(typed) ?? [];
  return quoted ?? typed.replaceAll(/\\(?=[ '"()&])/g, '');
}

const day = (year = '', month = '', date = '') => [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');

/**
 * A day as year-month-day. With dots, the day comes first; with slashes, Americans begin with the month and others
 * with the day, so that only some have one meaning.
 */
export function mendedDay(typed: string): string {
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed) ?? [];
  if (year !== undefined) return day(year, month, date);
  const [, first = '', sign, second = '', last] = /^(\d{1,2})([-/.])\s*(\d{1,2})\2\s*(\d{4})$/.exec(typed) ?? [];
  if (last === undefined) return typed;
  if (sign === '.' || Number(first) > 12 || Number(first) === Number(second)) return day(last, second, first);
  return Number(second) > 12 ? day(last, first, second) : typed;
}
