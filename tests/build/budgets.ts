/* Byte budgets: what the page may weigh, compressed in advance as a host sends it. */

/** A page. What a new connection carries before the first acknowledgement, 10 segments, less the answer's headers. */
export const firstFlight = 14_000;

/** All scripts in files: React 19.3 itself, which nothing makes smaller, and the calculator. */
export const allJavaScript = 58_100 + 6_000;

/** The page's own scripts, which answer before React does. */
export const ownInlineScripts = 2_810;

/**
 * Up to the calculator. What the packets carry that fit beside the server's greetings (settings, TLS tickets)
 * before it hears from the browser: the header and the headline are painted a round trip before the rest.
 */
export const aboveCalculator = 7_000;
