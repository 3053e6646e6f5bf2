import type { TierName } from '../model/plan.ts';
import type { Level, OverviewRow } from '../model/overview.ts';
import { useCalculator } from './use-calculator.ts';

const levelLabels = ['level1', 'level2'] as const;

interface LineProps {
  readonly label: string;
  /** Shown below the label, such as `12 × $50.00 × 10%`. */
  readonly formula?: string;
  readonly result: string;
  /** Whether the label is a name, which must not be translated. */
  readonly isName?: boolean;
}

function Line({ label, formula, result, isName = false }: LineProps) {
  return (
    <tr>
      <th scope="row">
        <span translate={isName ? 'no' : undefined}>{label}</span>{' '}
        <bdi dir="ltr" translate="no">
          {formula}
        </bdi>
      </th>
      <td>
        <bdi dir="ltr" translate="no">
          {result}
        </bdi>
      </td>
    </tr>
  );
}

interface Props {
  readonly row: OverviewRow<TierName>;
  /** Percentage of new partners who subscribe. */
  readonly conversion: number;
}

/** Lines for cancellations, if there are any, and for new subscriptions, if not every new partner subscribes. */
function Changes({ level, conversion }: { readonly level: Level<TierName>; readonly conversion: number }) {
  const { t, count, percent } = useCalculator();
  const { joining, newSubscriptions, cancelledSubscriptions } = level;
  return (
    <>
      {cancelledSubscriptions > 0 && <Line label={t('cancelled')} result={count(cancelledSubscriptions)} />}
      {joining > 0 && conversion < 100 && (
        <Line
          label={t('newSubscriptions')}
          formula={`${count(joining)} × ${percent(conversion)}`}
          result={count(newSubscriptions)}
        />
      )}
    </>
  );
}

/** How one month's revenue adds up: count × price × rate for each tier and level. */
export function Breakdown({ row, conversion }: Props) {
  const { t, count, money, percent } = useCalculator();
  return (
    <table className="breakdown screen-only">
      <caption>{t('breakdownTitle', { month: count(row.month) })}</caption>
      {row.levels.map((level, index) => (
        <tbody key={index}>
          <tr>
            <th scope="rowgroup">{t(levelLabels[index]!)}</th>
            <td>
              <bdi dir="ltr" translate="no">
                {money(level.revenueCents)}
              </bdi>
            </td>
          </tr>
          <Changes level={level} conversion={conversion} />
          {level.lines.map((line) => (
            <Line
              key={line.tier}
              label={line.tier}
              formula={`${count(line.count)} × ${money(line.priceCents)} × ${percent(line.percent)}`}
              result={money(line.cents)}
              isName
            />
          ))}
        </tbody>
      ))}
      <tfoot>
        <Line label={t('totalRevenue')} result={money(row.totalRevenueCents)} />
      </tfoot>
    </table>
  );
}
