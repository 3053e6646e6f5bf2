import { useId, useState } from 'react';
import { plan } from '../../config/plan.ts';
import type { Formats } from '../../content/formats.ts';
import { useTranslation } from './Translation.tsx';
import { useIsLive } from './use-is-live.ts';
import { Value } from './Value.tsx';
import { levels, months, tiers, valueName } from './view.ts';
import styles from './Working.module.css';

/** How one month's revenue adds up: count times price times rate for each tier and level. */
export function Working({ formats }: { formats: Formats }) {
  const t = useTranslation();
  const id = useId();
  const [month, setMonth] = useState<number>(plan.horizonMonths);
  return (
    <div className={styles['working']}>
      {useIsLive() && (
        <p className={styles['choice']}>
          <label htmlFor={id}>{t('chooseMonth')}</label>
          <select id={id} value={month} onChange={(event) => setMonth(Number(event.target.value))}>
            {months.map((choice) => (
              <option key={choice} value={choice}>
                {formats.count(choice)}
              </option>
            ))}
          </select>
        </p>
      )}
      <table>
        <caption>{t('workingTitle', { month: formats.count(month) })}</caption>
        {levels.map(({ label, rate }) => (
          <tbody key={rate}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {t(label)}
              </th>
            </tr>
            {tiers.map((tier) => (
              <tr key={tier}>
                <th scope="row">{tier}</th>
                <td>
                  <Value name={valueName(`formula-${rate}-${tier}`, month)} />
                </td>
                <td>
                  <Value name={valueName(`${rate}-${tier}`, month)} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('totalRevenue')}
            </th>
            <td>
              <Value name={valueName('totalRevenue', month)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
