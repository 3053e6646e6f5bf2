import { memo, type ReactNode } from 'react';
import type { Formats } from '../../content/formats.ts';
import styles from './Overview.module.css';
import { useTranslation } from './Translation.tsx';
import { Value } from './Value.tsx';
import { levels, months, tiers, valueName } from './view.ts';

const customerColumns = levels.map(({ customers }) => tiers.map((tier) => `${customers}-${tier}`));
const columns = [
  ...['newPartners', ...customerColumns[0]!],
  ...['referrals', ...customerColumns[1]!],
  ...['newSubscriptions', 'cancelledSubscriptions', 'totalActiveSubscriptions'],
  ...['revenueLevel1', 'revenueLevel2', 'totalRevenue'],
];

const Head = ({ children }: { children: ReactNode }) => <th scope="col">{children}</th>;
const TierHeads = () => tiers.map((tier) => <Head key={tier}>{tier}</Head>);

/** The twelve months as a table: who joins, who is subscribed, and what that earns. */
export const Overview = memo(function Overview({ formats }: { formats: Formats }) {
  const t = useTranslation();
  return (
    <div className={styles['scroll']} role="region" aria-label={t('monthOverview')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('month')}
            </th>
            {levels.map(({ label }) => (
              <th key={label} scope="colgroup" colSpan={tiers.length + 1}>
                {t(label)}
              </th>
            ))}
            <th scope="colgroup" colSpan={3}>
              {t('subscriptions')}
            </th>
            <th scope="colgroup" colSpan={3}>
              {t('commission')}
            </th>
          </tr>
          <tr>
            <Head>{t('newPartners')}</Head>
            <TierHeads />
            <Head>{t('referrals')}</Head>
            <TierHeads />
            <Head>{t('newSubscriptions')}</Head>
            <Head>
              <abbr title={t('cancelledSubscriptions')}>{t('cancelled')}</abbr>
            </Head>
            <Head>{t('totalActiveSubscriptions')}</Head>
            <Head>{t('level1')}</Head>
            <Head>{t('level2')}</Head>
            <Head>{t('totalRevenue')}</Head>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row">{formats.count(month)}</th>
              {columns.map((column) => (
                <td key={column}>
                  <Value name={valueName(column, month)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
