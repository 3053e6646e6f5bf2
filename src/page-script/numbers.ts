import { countLike, moneyLike } from '../content/numbers-from-samples.ts';

const sample = document.documentElement.dataset['money']!;

/** Writes an amount in cents as the page's language does. */
export const money = moneyLike(sample);

/** Writes a count as the page's language does. */
export const count = countLike(sample);
