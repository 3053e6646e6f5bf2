import type { TierName } from '../config/plan.ts';
import type { OverviewRow } from '../model/overview.ts';
import { useStyles } from './use-styles.ts';
import { useTranslation } from './Translation.tsx';
import styles from './Working.css?inline';
import { WorkingLine } from './WorkingLine.tsx';

const levelLabels = ['level1', 'level2'] as const;

/**
 * How one month's revenue adds up: count times price times rate for each tier and level. The roles are the
 * elements' own: browsers drop them where the phone's layout takes the table apart.
 */
export function Working({ row }: { readonly row: OverviewRow<TierName> }) {
  const { t, count, money } = useTranslation();
  useStyles(styles);
  return (
    <table className="working" role="table">
      <caption>{t('workingTitle', { month: count(row.month) })}</caption>
      {row.levels.map(({ lines }, index) => (
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
              {money(row.totalRevenueCents)}
            </bdi>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
