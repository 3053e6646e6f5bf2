/*
 * Byte budgets: what may be sent, compressed in advance as a host sends it. Those of pages hold the delivered sample;
 * an owner's longer words, longer projection or further levels are only told of. Those of scripts hold everyone.
 */

/**
 * Up to the calculator. What fits into the packets beside the server's greetings (settings, TLS tickets) before it
 * hears from the browser: the header and the headline are painted a round trip before the rest.
 */
export const aboveCalculator = 7_000;

/** Up to the calculator's end. What a new connection carries before the first acknowledgement, with room to grow. */
export const throughCalculator = 13_000;

export const wholePage = 20_000;

/**
 * The page's own scripts, which answer the first touch. Not counted: what starts React, behind the calculator, and what
 * arrives in a file.
 */
export const ownScripts = 3_500;

/** All scripts in files: React 19.3 itself, which nothing makes smaller, the calculator, and what nobody touches first. */
export const allJavaScript = 58_100 + 6_000;

/** What is loaded when a partner opens the kit: its script with styles and what it says in every language, and labels. */
export const partnersKit = 15_000;
