import type { TierName } from '../config/plan.ts';
import type { Level, OverviewRow } from '../model/overview.ts';
import { useCalculator } from './use-calculator.ts';
import { BreakdownLine } from './BreakdownLine.tsx';
import styles from './Breakdown.module.css';

const levelLabels = ['level1', 'level2'] as const;

interface Props {
  readonly row: OverviewRow<TierName>;
  /** Percent of those who join that take out a paid subscription. */
  readonly conversion: number;
}

/** Who leaves and who joins a level in the month, where the visitor's assumptions make that worth a line. */
function Changes({ level, conversion }: { readonly level: Level<TierName>; readonly conversion: number }) {
  const { t, count, percent } = useCalculator();
  const { joining, newSubscriptions, cancelledSubscriptions } = level;
  return (
    <>
      {cancelledSubscriptions > 0 && <BreakdownLine label={t('cancelled')} result={count(cancelledSubscriptions)} />}
      {joining > 0 && conversion < 100 && (
        <BreakdownLine
          label={t('newSubscriptions')}
          formula={`${count(joining)} × ${percent(conversion)}`}
          result={count(newSubscriptions)}
        />
      )}
    </>
  );
}

/**
 * How one month's revenue adds up: count times price times rate for each tier and level. The roles are the
 * elements' own: browsers drop them where the phone's layout takes the table apart.
 */
export function Breakdown({ row, conversion }: Props) {
  const { t, count, money, percent } = useCalculator();
  return (
    <table className={styles['breakdown']} role="table">
      <caption className="visually-hidden">{t('breakdownTitle', { month: count(row.month) })}</caption>
      {row.levels.map((level, index) => (
        <tbody key={index} role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="rowgroup" colSpan={3}>
              {t(levelLabels[index]!)}
            </th>
          </tr>
          <Changes level={level} conversion={conversion} />
          {level.lines.map((line) => (
            <BreakdownLine
              key={line.tier}
              label={line.tier}
              formula={`${count(line.count)} × ${money(line.priceCents)} × ${percent(line.percent)}`}
              result={money(line.cents)}
              isName
            />
          ))}
        </tbody>
      ))}
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row" colSpan={2}>
            {t('totalRevenue')}
          </th>
          <td role="cell">
            <bdi dir="ltr" translate="no">
              {money(row.totalRevenueCents)}
            </bdi>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
