/*
 * Byte budgets: what may be sent, compressed in advance as a host sends it. Those of pages hold the delivered sample;
 * an owner's longer words, further months and levels are added to them, and what then has no room is only warned of.
 * Those of scripts hold everyone.
 */

/**
 * Up to the calculator. What fits into the packets beside the server's greetings (settings, TLS tickets) before it
 * hears from the browser: the header and the headline are painted a round trip before the rest.
 */
export const aboveCalculator = 7_000;

/** Up to the calculator's end. What a new connection carries before the first acknowledgement, with room to grow. */
export const throughCalculator = 15_500;

export const wholePage = 24_000;

/** What each month that an owner calculates beyond the sample's year adds to its page: a column, an amount and its bar. */
export const furtherMonth = 30;

/** What each further licence level adds to a page, beside its name and price: a part of every bar. Measured: 40 to 70. */
export const furtherLevel = 60;

/** What each sentence or link adds to a page that an owner's terms call for and the sample's do not. Measured: 10 to 70. */
export const furtherNote = 70;

/**
 * The scripts inside the page, up to the calculator's end, which answer the first touch. What stands behind the
 * calculator only starts React, and is counted with all JavaScript.
 */
export const scriptsInPage = 4_500;

/**
 * All files of JavaScript that are loaded before anything is opened. 58,100 bytes of it are React 19.3 itself, which
 * nothing makes smaller; 200 have the page kept for use without a connection.
 */
export const allJavaScript = 72_000;

/** What is loaded when someone opens the way from an amount to what it takes: its script, and its words for the page. */
export const whatAnAmountTakes = 3_000;

/** What is loaded when a partner opens the kit: its script, and its words for the page and for recipients in every language. */
export const partnersKit = 15_000;
