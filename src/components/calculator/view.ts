import { plan } from '../../config/plan.ts';
import type { Formats } from '../../content/formats.ts';
import { lineCents, overview, type OverviewRow, type Rate } from '../../model/overview.ts';
import { tierNames, type Inputs } from '../../model/projection.ts';

/** What the page shows of a projection. The page's script and React both show this and nothing else. */
export interface View {
  /** The text of an element that carries `name` in `data-value`: a month and a column, as `valueName` joins them. */
  readonly text: (name: string) => string;
  /** The parts of a month's bar, one per tier: start and length in percent of the last month's revenue. */
  readonly bar: (month: number) => readonly { readonly start: number; readonly length: number }[];
}

type TierName = keyof typeof plan.tiers;
type Cell = (row: OverviewRow<TierName>, formats: Formats) => string;

/** The plan's tiers, cheapest first. */
export const tiers = tierNames(plan);

/** The plan's months, from 1. */
export const months = Array.from({ length: plan.horizonMonths }, (_, index) => index + 1);

/** Both levels: the rate that applies, and the row's customers. */
export const levels = [
  { rate: 'level1Commission', customers: 'level1Customers', label: 'level1' },
  { rate: 'level2Commission', customers: 'level2Customers', label: 'level2' },
] as const satisfies readonly { rate: Rate; customers: keyof OverviewRow<TierName>; label: string }[];

/** The columns that exist once per level and tier: customers, the working's formula, and its result. */
function tierColumns(): [string, Cell][] {
  return levels.flatMap(({ rate, customers }) =>
    tiers.flatMap((tier): [string, Cell][] => [
      [`${customers}-${tier}`, (row, { count }) => count(row[customers][tier])],
      [
        `formula-${rate}-${tier}`,
        (row, { count, money, percent }) =>
          `${count(row[customers][tier])} × ${money(plan.tiers[tier].priceCents)} × ${percent(plan.tiers[tier][rate])}`,
      ],
      [`${rate}-${tier}`, (row, { money }) => money(lineCents(plan, row, rate, tier))],
    ]),
  );
}

const columns: Readonly<Record<string, Cell>> = {
  totalRevenue: (row, { money }) => money(row.totalRevenueCents),
  revenueLevel1: (row, { money }) => money(row.revenueLevel1Cents),
  revenueLevel2: (row, { money }) => money(row.revenueLevel2Cents),
  newPartners: (row, { count }) => count(row.newPartners),
  referrals: (row, { count }) => count(row.referrals),
  newSubscriptions: (row, { count }) => count(row.newSubscriptions),
  // The projection assumes that every subscription continues.
  cancelledSubscriptions: (_, { count }) => count(0),
  totalActiveSubscriptions: (row, { count }) => count(row.totalActiveSubscriptions),
  ...Object.fromEntries(tierColumns()),
};

/** The name of a column's value in one month. */
export const valueName = (column: string, month: number) => `${month} ${column}`;

/** What the page shows for two inputs. Texts are formatted when they are asked for: most are out of sight. */
export function viewOf(inputs: Inputs, formats: Formats): View {
  const rows = overview(plan, inputs);
  const full = rows.at(-1)!.totalRevenueCents || 1;
  return {
    text: (name) => {
      const [month = '', column = ''] = name.split(/ (.*)/);
      return columns[column]!(rows[Number(month) - 1]!, formats);
    },
    bar: (month) => {
      let start = 0;
      return tiers.map((tier) => {
        const length = (100 * rows[month - 1]!.revenueByTierCents[tier]) / full;
        start += length;
        return { start: start - length, length };
      });
    },
  };
}
