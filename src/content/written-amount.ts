/** Whether an amount is set smaller, because at its usual size it would not fit into the narrowest phone's width. */
export const isLong = (amount: string) => amount.length > 13;

/** Whether an amount is less than nothing. */
export const isNegative = (amount: string) => amount[0] === '−';
