import { countLike, moneyLike } from '../format/number-formats.ts';

const sample = document.documentElement.dataset['money']!;

/** How the page's language writes amounts and counts. */
export const formats = { money: moneyLike(sample), count: countLike(sample) };
