import type { Settings } from '../../config/schema.ts';

/** Currency and percent signs are ignored: `BOOST $25 75 % 5 %`. */
const withoutSigns = (text: string) => text.replace(/[\p{Sc}%]/gu, ' ').trim();

/** Parses a tier. The last three words are price and commissions; everything before them is the name. */
function readTier(text: string): readonly [string, unknown] {
  const words = withoutSigns(text).split(/\s+/);
  const [price = '', level1Commission, level2Commission] = words.slice(-3);
  const last = words.at(-4) ?? '';
  // In `BOOST 1 490 75 5`, the 1 may belong to the name or to the price: as a price, both are refused.
  const isUnclear = /^\d{1,3}$/.test(last) && /^\d{3}([.,]\d+)?$/.test(price);
  return [
    words.slice(0, -3).join(' '),
    { price: isUnclear ? `${last}? ${price}` : price, level1Commission, level2Commission },
  ];
}

/** Settings of several parts, which an owner writes on one line: how each is explained, written and read. */
export const lines = {
  /** `BOOST 25 75 5; TURBO 90 75 5` */
  tiers: {
    form: ({ currency, tiers }: Settings) =>
      `For each, its name, its price in ${currency}, and the percentages that level 1 and level 2 earn, such as “${lines.tiers.write(tiers).split(';')[0]}”; a semicolon between levels.`,
    write: (tiers: Settings['tiers'] = {}): string =>
      Object.entries(tiers)
        .map(([name, tier]) => [name, tier.price, tier.level1Commission, tier.level2Commission].join(' '))
        .join('; '),
    read: (text: string): unknown => Object.fromEntries(text.split(';').map(readTier)),
  },
  /** `2: TURBO 20, NITRO 15; 3: TURBO 15` */
  upgrades: {
    form: ({ tiers }: Settings) =>
      `For each, the month, a colon, and percentages by level, such as “2: ${Object.keys(tiers).at(-1)} 20”; a semicolon between months. Empty: nobody moves.`,
    write: (upgrades: Settings['upgrades'] = []): string =>
      upgrades
        .map(
          ({ month, shares }) =>
            `${month}: ${Object.entries(shares)
              .map((share) => share.join(' '))
              .join(', ')}`,
        )
        .join('; '),
    read: (text: string): unknown =>
      text.split(';').flatMap((written) => {
        const [month = '', shares = ''] = written.split(':');
        const pairs = shares.split(',').map((share) => /^(.*?)\s*(\S*)$/.exec(withoutSigns(share))!.slice(1));
        return month.trim() === '' ? [] : [{ month, shares: Object.fromEntries(pairs) as unknown }];
      }),
  },
};
