/* Budgets in bytes: what the page may weigh as a host sends it precompressed. */

/** A page: the 10 segments that a new connection carries before the first acknowledgement, less the headers. */
export const firstFlight = 14_000;

/** All script files: React 19.3 itself, which cannot be made smaller, and the calculator. */
export const allJavaScript = 58_100 + 6_000;

/** The page's inline scripts, which respond before React does. */
export const ownInlineScripts = 2_810;

/**
 * The page up to the calculator: what fits beside the server's greetings (settings, TLS tickets) into the
 * packets it sends before it hears from the browser. Header and headline are painted a round trip before the rest.
 */
export const aboveCalculator = 7_000;
