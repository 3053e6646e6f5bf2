import type { Level, MonthlyResult } from '../model/projection.ts';
import type { LevelNumber } from '../model/plan.ts';
import { Disclosure } from './Disclosure.tsx';
import { Isolated } from './Figure.tsx';
import { useCalculator, useSettledState } from './use-calculator.ts';

interface Column {
  readonly heading: string;
  /** What a screen reader says: without the soft hyphens of the heading, and longer if that is short. */
  readonly label: string;
  readonly countIn: (row: MonthlyResult) => number;
}

/** The columns of both levels, without those that are 0 in every row. */
function useLevels(
  rows: readonly MonthlyResult[],
): { readonly heading: string; readonly columns: readonly Column[] }[] {
  const { t } = useCalculator();
  const levelOf = (number: LevelNumber, heading: string, joining: string) => {
    const column = (text: string, countIn: (level: Level) => number, label = text): Column => ({
      heading: text,
      label: label.replaceAll('\u00ad', ''),
      countIn: (row) => countIn(row[`level${number}`]),
    });
    const columns = [
      column(joining, (level) => level.joining),
      column(t('newSubscriptions'), (level) => level.newSubscriptions),
      column(t('cancelled'), (level) => level.cancelledSubscriptions, t('cancelledSubscriptions')),
      column(t('totalActiveSubscriptions'), (level) => level.subscriptions),
    ];
    return { heading, columns: columns.filter(({ countIn }) => rows.some(countIn)) };
  };
  const levels = [levelOf(1, t('level1'), t('newPartners')), levelOf(2, t('level2'), t('referrals'))];
  return levels.filter(({ columns }) => columns.length > 0);
}

/** The table of all months: commission, and partners and subscriptions by level. */
function Table() {
  const { t, count, money } = useCalculator();
  const { rows } = useSettledState();
  const levels = useLevels(rows);
  /** Class of a level's first column, which has a border before it. */
  const edge = (index: number) => (index === 0 ? 'edge' : undefined);
  return (
    <section className="overview" aria-label={t('monthOverview')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('month')}
            </th>
            <th scope="col" rowSpan={2}>
              {t('totalRevenue')}
            </th>
            {levels.map(({ heading, columns }) => (
              <th key={heading} scope="colgroup" colSpan={columns.length}>
                {heading}
              </th>
            ))}
          </tr>
          <tr>
            {levels.map(({ columns }) =>
              columns.map(({ heading, label }, index) => (
                <th key={heading} scope="col" className={edge(index)} aria-label={label}>
                  {heading}
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
              {levels.map(({ columns }) =>
                columns.map(({ heading, countIn }, index) => (
                  <td key={heading} className={edge(index)}>
                    <Isolated>{count(countIn(row))}</Isolated>
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
