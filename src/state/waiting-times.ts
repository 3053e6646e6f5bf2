// Delays of the calculator, in milliseconds, each with its reason.

/** A held button starts to repeat after this long: later than any ordinary press ends. */
export const holdDelay = 400;

/** A held button then steps this often: fast enough to reach 100 in six seconds, slow enough to stop at a number. */
export const holdInterval = 60;

/** Tables, drawings and all figures but the result follow this long after the last change: no key must wait for them. */
export const restDelay = 200;

/** While the months are played, each is chosen for this long: its figures have followed, and can be read. */
export const playInterval = 700;

/** The address is written this long after the last change: Safari allows 100 writes in 10 seconds. */
export const addressDelay = 300;

/** Screen readers announce the result this long after the last change: each digit would interrupt the one before. */
export const announcementDelay = 1000;

/** The address of a saved file is given back after this long: Safari reads the file some time after the click. */
export const readingTime = 60_000;
