// Delays of the calculator, in milliseconds, each with its reason.

/** Delay before a held button repeats; longer than an ordinary press. */
export const repeatDelay = 400;

/** Interval between repeats: reaches 100 in six seconds, yet slow enough to stop at a number. */
export const repeatInterval = 60;

/** Debounce for drawings, tables and all figures except the amount: keys that follow at once come first. */
export const settleDelay = 30;

/** Debounce for writing the address: Safari allows 100 writes in 10 seconds. */
export const addressDelay = 300;

/** Debounce for announcements, which would otherwise interrupt each other at every digit. */
export const announcementDelay = 1000;

/** Delay before a download's object URL is revoked: Safari reads the file some time after the click. */
export const objectUrlLifetime = 60_000;
