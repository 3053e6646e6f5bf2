/** Marks of direction, which nobody sees. */
const invisible = /[\u200e\u200f\u061c]/g;

const lengthOf = (amount: string) => amount.replace(invisible, '').length;

/** For how many characters the styles know a size. No amount that can be exact has more. */
const rooms = [10, 12, 15, 18, 24];

/** For how many characters amounts that share one size need room: as many as the longest one has, or a few more. */
export function roomFor(amounts: readonly string[]): number {
  const longest = Math.max(...amounts.map(lengthOf));
  return rooms.find((room) => longest <= room) ?? 24;
}

/** Whether an amount is less than nothing. */
export const isNegative = (amount: string) => amount[0] === '−';
