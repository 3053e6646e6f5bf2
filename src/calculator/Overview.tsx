import type { CalculatorTexts } from '../content/calculator-data.ts';
import type { LevelMonth, MonthlyResult } from '../model/projection.ts';
import { Disclosure } from './Disclosure.tsx';
import { Isolated } from './Figure.tsx';
import { useCalculator, useSettledState } from './use-calculator.ts';

interface Column {
  readonly count: keyof LevelMonth;
  readonly heading: keyof CalculatorTexts;
  /** What a screen reader says, if that is longer. */
  readonly label?: keyof CalculatorTexts;
}

const columns: readonly Column[] = [
  { count: 'newSubscriptions', heading: 'newSubscriptions' },
  { count: 'cancelledSubscriptions', heading: 'cancelled', label: 'cancelledSubscriptions' },
  { count: 'subscriptions', heading: 'totalActiveSubscriptions' },
];

const levels = [
  { level: 'level1', columns: [{ count: 'joining', heading: 'newPartners' }, ...columns] },
  { level: 'level2', columns: [{ count: 'joining', heading: 'referrals' }, ...columns] },
] as const satisfies readonly { level: keyof MonthlyResult; columns: readonly Column[] }[];

/** The levels with their columns, without those that are 0 in every row. */
const levelsIn = (rows: readonly MonthlyResult[]) =>
  levels
    .map(({ level, columns: all }) => ({
      level,
      shown: all.filter((column) => rows.some((row) => row[level][column.count])),
    }))
    .filter(({ shown }) => shown.length > 0);

/** The table of all months: commission, and partners and subscriptions by level. */
function Table() {
  const { t, count, money } = useCalculator();
  const { rows } = useSettledState();
  const shownLevels = levelsIn(rows);
  return (
    <section className="overview" aria-label={t('monthOverview')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {(['month', 'totalRevenue'] as const).map((key) => (
              <th key={key} scope="col" rowSpan={2}>
                {t(key)}
              </th>
            ))}
            {shownLevels.map(({ level, shown }) => (
              <th key={level} scope="colgroup" colSpan={shown.length}>
                {t(level)}
              </th>
            ))}
          </tr>
          <tr>
            {shownLevels.map(({ level, shown }) =>
              shown.map(({ heading, label = heading }: Column) => (
                // Screen readers spell soft hyphens.
                <th key={level + heading} scope="col" aria-label={t(label).replaceAll('\u00ad', '')}>
                  {t(heading)}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map((row) => (
            <tr key={row.month}>
              <th scope="row">{count(row.month)}</th>
              <td>
                <Isolated>{money(row.totalRevenueCents)}</Isolated>
              </td>
              {shownLevels.map(({ level, shown }) =>
                shown.map((column) => (
                  <td key={level + column.heading}>
                    <Isolated>{count(row[level][column.count])}</Isolated>
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** All months as a table, rendered while it is open. */
export function Overview() {
  const { t } = useCalculator();
  return (
    <Disclosure title={t('monthOverview')}>
      <Table />
    </Disclosure>
  );
}
