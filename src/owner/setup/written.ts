import type { Settings } from '../../config/schema.ts';

/*
 * Settings of several parts as an owner writes them at a terminal, on one line.
 */

type Tiers = Settings['tiers'];
type Upgrades = Settings['upgrades'];

/** `BOOST 25 75 5; TURBO 90 75 5` */
export const writtenTiers = (tiers: Tiers) =>
  Object.entries(tiers)
    .map(([name, { price, level1Commission, level2Commission }]) =>
      [name, price, level1Commission, level2Commission].join(' '),
    )
    .join('; ');

/** Without the signs that the fields say, too: `BOOST $25 75 % 5 %`. */
const withoutSigns = (text: string) => text.replace(/[\p{Sc}%]/gu, ' ').trim();

/** The levels of such a line: what stands ahead of the last three words is the name. */
export function readTiers(text: string): unknown {
  const levels = text.split(';').map((level) => withoutSigns(level).split(/\s+/));
  return Object.fromEntries(
    levels.map((words) => {
      const [price = '', level1Commission, level2Commission] = words.slice(-3);
      const last = words.at(-4) ?? '';
      // In `BOOST 1 490 75 5`, the 1 may belong to the name or to the price: as a price, both are refused.
      const isUnclear = /^\d{1,3}$/.test(last) && /^\d{3}([.,]\d+)?$/.test(price);
      return [
        words.slice(0, -3).join(' '),
        { price: isUnclear ? `${last}? ${price}` : price, level1Commission, level2Commission },
      ];
    }),
  );
}

/** `2: TURBO 20, NITRO 15; 3: TURBO 15` */
export const writtenUpgrades = (upgrades: Upgrades) =>
  upgrades
    .map(
      ({ month, shares }) =>
        `${month}: ${Object.entries(shares)
          .map((share) => share.join(' '))
          .join(', ')}`,
    )
    .join('; ');

/** The upgrades of such a line. */
export function readUpgrades(text: string): unknown {
  const months = text.split(';').filter((month) => month.trim() !== '');
  return months.map((month) => {
    const [number, shares = ''] = month.split(':');
    const pairs = shares.split(',').map((share) => /^(.*?)\s*(\S*)$/.exec(withoutSigns(share))!);
    return { month: number, shares: Object.fromEntries(pairs.map(([, name, percent]) => [name, percent])) };
  });
}
