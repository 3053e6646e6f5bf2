import { useMemo } from 'react';
import { overview, type Level, type OverviewRow } from '../model/overview.ts';
import { plan, type TierName } from '../model/plan.ts';
import { ofScenario } from '../state/markup.ts';
import { ScenarioName } from './ScenarioName.tsx';
import { useCalculator, useSettledState } from './use-calculator.ts';

type Row = OverviewRow<TierName>;

interface Column {
  readonly heading: string;
  readonly countIn: (row: Row) => number;
}

/** The columns of both levels, without those that are 0 in every row. */
function useLevels(rows: readonly Row[]): { readonly heading: string; readonly columns: readonly Column[] }[] {
  const { t } = useCalculator();
  const levelOf = (index: 0 | 1, heading: string, joining: string) => {
    const column = (columnHeading: string, countIn: (level: Level<TierName>) => number): Column => ({
      heading: columnHeading,
      countIn: ({ levels }) => countIn(levels[index]),
    });
    const columns = [
      column(joining, (level) => level.joining),
      column(t('newSubscriptions'), (level) => level.newSubscriptions),
      column(t('cancelledSubscriptions'), (level) => level.cancelledSubscriptions),
      column(t('totalActiveSubscriptions'), (level) => level.activeSubscriptions),
    ];
    return { heading, columns: columns.filter(({ countIn }) => rows.some(countIn)) };
  };
  const levels = [levelOf(0, t('level1'), t('newPartners')), levelOf(1, t('level2'), t('referrals'))];
  return levels.filter(({ columns }) => columns.length > 0);
}

/** Table of all months: the commission of both scenarios, and the first one's partners and subscriptions by level. */
export function OverviewTable() {
  const { t, count, money } = useCalculator();
  const { inputs, calculation } = useSettledState();
  const rows = useMemo(() => overview(plan, inputs, calculation.entered), [inputs, calculation]);
  const levels = useLevels(rows);
  /** Class of a level's first column, which has a border before it. */
  const edge = (index: number) => (index === 0 ? 'edge' : undefined);
  return (
    <section className="overview" aria-label={t('monthOverview')} tabIndex={0}>
      <table aria-label={t('monthOverview')}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('month')}
            </th>
            <th scope="col" rowSpan={2} {...ofScenario('entered')}>
              <ScenarioName scenario="entered" />
            </th>
            <th scope="col" rowSpan={2} {...ofScenario('cautious')}>
              <ScenarioName scenario="cautious" />
            </th>
            {levels.map(({ heading, columns }) => (
              <th key={heading} scope="colgroup" colSpan={columns.length}>
                {heading}
              </th>
            ))}
          </tr>
          <tr>
            {levels.map(({ columns }) =>
              columns.map(({ heading }, index) => (
                <th key={heading} scope="col" className={edge(index)}>
                  {heading}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map((row, index) => (
            <tr key={row.month}>
              <th scope="row">{count(row.month)}</th>
              <td {...ofScenario('entered')}>
                <bdi dir="ltr">{money(row.totalRevenueCents)}</bdi>
              </td>
              <td {...ofScenario('cautious')}>
                <bdi dir="ltr">{money(calculation.cautious[index]!.totalRevenueCents)}</bdi>
              </td>
              {levels.map(({ columns }) =>
                columns.map(({ heading, countIn }, place) => (
                  <td key={heading} className={edge(place)}>
                    <bdi dir="ltr">{count(countIn(row))}</bdi>
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
