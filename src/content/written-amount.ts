/** Marks of direction, which nobody sees. */
const invisible = /[\u200e\u200f\u061c]/g;

const lengthOf = (amount: string) => amount.replace(invisible, '').length;

/**
 * For how many characters amounts that share one size need room: the longest one's number, as an even number from 12
 * to 24. Fewer need no smaller size; no amount that can be exact has more. The styles know a size for each.
 */
export const roomFor = (amounts: readonly string[]) =>
  Math.min(24, Math.max(12, 2 * Math.ceil(Math.max(...amounts.map(lengthOf)) / 2)));

/** Whether an amount is less than nothing. */
export const isNegative = (amount: string) => amount[0] === '−';
