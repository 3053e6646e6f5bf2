/* Byte budgets: what the page may weigh, compressed in advance as a host sends it. */

/** A page. What a new connection carries before the first acknowledgement, 10 segments, less the answer's headers. */
export const firstFlight = 14_000;

/** All scripts in files: React 19.3 itself, which nothing makes smaller, and the calculator. */
export const allJavaScript = 58_100 + 6_000;

/** The page's own script, which answers before React does. */
export const ownInlineScript = 2_810;
