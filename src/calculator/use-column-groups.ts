import { plan, type TierName } from '../model/plan.ts';
import type { OverviewRow } from '../model/overview.ts';
import { tierNames, type MonthlyResult } from '../model/projection.ts';
import { useCalculator } from './use-calculator.ts';

/** A month of the visitor's case, and of the cautious one. */
export interface Row extends OverviewRow<TierName> {
  readonly cautious: MonthlyResult<TierName>;
}

/** `valueIn` returns a count or whole cents. */
type Column = readonly [head: string, valueIn: (row: Row) => number];

/** Columns under one heading, with their number format. */
type ColumnGroup = readonly [head: string, format: (value: number) => string, columns: readonly Column[]];

/**
 * The columns after month and commission. Omits those that are 0 in every row, and a cautious commission that never
 * differs.
 */
export function useColumnGroups(rows: readonly Row[]): readonly ColumnGroup[] {
  const { t, count, money } = useCalculator();
  const level = (index: 0 | 1, head: string, joining: string): ColumnGroup => [
    head,
    count,
    [
      [joining, ({ levels }) => levels[index].joining],
      ...tierNames(plan).map((tier, line): Column => [tier, ({ levels }) => levels[index].lines[line]!.count]),
    ],
  ];
  const groups: ColumnGroup[] = [
    level(0, t('level1'), t('newPartners')),
    level(1, t('level2'), t('referrals')),
    [
      t('subscriptions'),
      count,
      [
        [t('newSubscriptions'), (row) => row.newSubscriptions],
        [t('cancelledSubscriptions'), (row) => row.cancelledSubscriptions],
        [t('totalActiveSubscriptions'), (row) => row.totalActiveSubscriptions],
      ],
    ],
  ];
  if (rows.some(({ cautious, totalRevenueCents }) => cautious.totalRevenueCents !== totalRevenueCents))
    groups.push([t('lessOptimistic'), money, [[t('totalRevenue'), ({ cautious }) => cautious.totalRevenueCents]]]);
  return groups
    .map(([head, format, all]): ColumnGroup => [head, format, all.filter(([, valueIn]) => rows.some(valueIn))])
    .filter(([, , columns]) => columns.length > 0);
}
