import type { ReactNode } from 'react';
import { plan, type TierName } from '../config/plan.ts';
import type { OverviewRow } from '../model/overview.ts';
import { tierNames } from '../model/projection.ts';
import styles from './Overview.css?inline';
import { useStyles } from './use-styles.ts';
import { useTranslation } from './Translation.tsx';

const Head = ({ children }: { children: ReactNode }) => <th scope="col">{children}</th>;

const Group = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <th scope="colgroup" colSpan={columns}>
    {children}
  </th>
);

/** The months as a table: who joins, who is subscribed, and what that earns. */
export function Overview({ rows }: { rows: readonly OverviewRow<TierName>[] }) {
  const { t, count, money } = useTranslation();
  useStyles(styles);
  const tiers = tierNames(plan);
  const tierHeads = tiers.map((tier) => <Head key={tier}>{tier}</Head>);
  return (
    <section className="overview" aria-label={t('monthOverview')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('month')}
            </th>
            <Group columns={tiers.length + 1}>{t('level1')}</Group>
            <Group columns={tiers.length + 1}>{t('level2')}</Group>
            <Group columns={3}>{t('subscriptions')}</Group>
            <Group columns={3}>{t('commission')}</Group>
          </tr>
          <tr>
            <Head>{t('newPartners')}</Head>
            {tierHeads}
            <Head>{t('referrals')}</Head>
            {tierHeads}
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
        <tbody translate="no">
          {rows.map((row) => {
            const { levels, newSubscriptions, totalActiveSubscriptions } = row;
            const counts = levels.flatMap(({ joining, lines }) => [joining, ...lines.map((line) => line.count)]);
            // The projection assumes that every subscription continues: none is cancelled.
            const cells = [...counts, newSubscriptions, 0, totalActiveSubscriptions].map(count);
            const amounts = [...levels.map(({ revenueCents }) => revenueCents), row.totalRevenueCents].map(money);
            return (
              <tr key={row.month}>
                <th scope="row">{count(row.month)}</th>
                {[...cells, ...amounts].map((cell, index) => (
                  <td key={index}>
                    <bdi dir="ltr">{cell}</bdi>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
