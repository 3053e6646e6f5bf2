import { useId, useState } from 'react';
import { plan, type TierName } from '../config/plan.ts';
import type { OverviewRow } from '../model/overview.ts';
import { useTranslation } from './Translation.tsx';
import { WorkingLine } from './WorkingLine.tsx';

const levelLabels = ['level1', 'level2'] as const;

/**
 * How one month's revenue adds up: count times price times rate for each tier and level. The roles are the
 * elements' own: browsers drop them where the phone's layout takes the table apart.
 */
export function Working({ rows }: { rows: readonly OverviewRow<TierName>[] }) {
  const { t, count, money } = useTranslation();
  const id = useId();
  const [month, setMonth] = useState<number>(plan.horizonMonths);
  const { levels, totalRevenueCents } = rows[month - 1]!;
  return (
    <div className="working">
      <p className="choice">
        <label htmlFor={id}>{t('monthHint')}</label>
        <select id={id} value={month} onChange={(event) => setMonth(Number(event.target.value))}>
          {rows.map((row) => (
            <option key={row.month} value={row.month}>
              {count(row.month)}
            </option>
          ))}
        </select>
      </p>
      <table role="table">
        <caption>{t('workingTitle', { month: count(month) })}</caption>
        {levels.map(({ lines }, index) => (
          <tbody key={index} role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="rowgroup" colSpan={3}>
                {t(levelLabels[index]!)}
              </th>
            </tr>
            {lines.map((line) => (
              <WorkingLine key={line.tier} line={line} />
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
                {money(totalRevenueCents)}
              </bdi>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
