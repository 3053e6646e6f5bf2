import type { ReactNode } from 'react';
import { entryTier, hasUpgrades, plan, type Tier } from '../model/plan.ts';
import type { Scenario } from '../state/figures.ts';
import styles from './CommissionSum.module.css';
import { Figure } from './Figure.tsx';
import { Ledger, type LedgerRow } from './Ledger.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

const tier: Tier = plan.tiers[entryTier(plan)];

/** What one subscription of the entry tier brings; price and percentage if that is no whole cent. */
function useRate(percent: number): string {
  const calculator = useCalculator();
  const hundredths = tier.priceCents * percent;
  return hundredths % 100 === 0
    ? calculator.money(hundredths / 100)
    : `${calculator.money(tier.priceCents)} × ${calculator.percent(percent)}`;
}

interface ProductProps {
  readonly scenario: Scenario;
  readonly level: 'own' | 'their';
}

/** Subscriptions times what one brings, above the amount that this gives. */
function Product({ scenario, level }: ProductProps) {
  const rate = useRate(level === 'own' ? tier.level1Commission : tier.level2Commission);
  return (
    <>
      <small>
        <Figure name={`${level}Subscriptions`} scenario={scenario} /> ×{' '}
        <bdi dir="ltr" translate="no">
          {rate}
        </bdi>
      </small>
      <Figure name={`${level}Commission`} scenario={scenario} />
    </>
  );
}

/** How the chosen month's commission adds up in both scenarios, to the cent. */
export function CommissionSum() {
  const { t } = useCalculator();
  const row = (name: string, label: ReactNode, value: LedgerRow['value']) => ({ name, label, value });
  const people = (text: string) => <span className="swatch">{text}</span>;
  return (
    <Ledger
      className={styles['sum']}
      caption={
        <h3>
          <TextWithElements text={t('breakdownTitle')} elements={{ month: <Figure name="month" /> }} />
        </h3>
      }
      rows={[
        row('own', people(t('ownPartners')), (scenario) => <Product scenario={scenario} level="own" />),
        row('theirs', people(t('partnersOfPartners')), (scenario) => <Product scenario={scenario} level="their" />),
        row('moves', t('movesToOtherTiers'), (scenario) => <Figure name="movesCommission" scenario={scenario} />),
        row('total', t('totalRevenue'), (scenario) => <Figure name="commission" scenario={scenario} />),
      ].filter(({ name }) => hasUpgrades || name !== 'moves')}
    />
  );
}
