import { plan, type TierName } from '../model/plan.ts';
import type { OverviewRow } from '../model/overview.ts';
import { tierNames, type MonthlyResult } from '../model/projection.ts';
import { useCalculator } from './use-calculator.ts';

/** A month of the visitor's case, and of the cautious one. */
export interface Row extends OverviewRow<TierName> {
  readonly cautious: MonthlyResult<TierName>;
}

interface Column {
  readonly heading: string;
  /** A count or whole cents. */
  readonly valueIn: (row: Row) => number;
}

/** Columns under one heading, with their number format. */
interface ColumnGroup {
  readonly heading: string;
  readonly format: (value: number) => string;
  readonly columns: readonly Column[];
}

/** The columns after month and commission, without those that are 0 or repeat the commission in every row. */
export function useColumnGroups(rows: readonly Row[]): readonly ColumnGroup[] {
  const { t, count, money } = useCalculator();
  const levelGroup = (index: 0 | 1, heading: string, joiningHeading: string): ColumnGroup => ({
    heading,
    format: count,
    columns: [
      { heading: joiningHeading, valueIn: ({ levels }) => levels[index].joining },
      ...tierNames(plan).map((tier, tierIndex): Column => ({
        heading: tier,
        valueIn: ({ levels }) => levels[index].lines[tierIndex]!.count,
      })),
    ],
  });
  const groups: ColumnGroup[] = [
    levelGroup(0, t('level1'), t('newPartners')),
    levelGroup(1, t('level2'), t('referrals')),
    {
      heading: t('subscriptions'),
      format: count,
      columns: [
        { heading: t('newSubscriptions'), valueIn: (row) => row.newSubscriptions },
        { heading: t('cancelledSubscriptions'), valueIn: (row) => row.cancelledSubscriptions },
        { heading: t('totalActiveSubscriptions'), valueIn: (row) => row.totalActiveSubscriptions },
      ],
    },
  ];
  if (rows.some(({ cautious, totalRevenueCents }) => cautious.totalRevenueCents !== totalRevenueCents))
    groups.push({
      heading: t('lessOptimistic'),
      format: money,
      columns: [{ heading: t('totalRevenue'), valueIn: ({ cautious }) => cautious.totalRevenueCents }],
    });
  return groups
    .map((group) => ({ ...group, columns: group.columns.filter(({ valueIn }) => rows.some(valueIn)) }))
    .filter(({ columns }) => columns.length > 0);
}
