import { entryTier } from '../model/projection.ts';
import { plan, upgradeSteps, type Tier } from '../model/plan.ts';
import type { FigureKey, Scenario } from '../state/figures.ts';
import styles from './CommissionSum.module.css';
import { Figure } from './Figure.tsx';
import { Ledger } from './Ledger.tsx';
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
  readonly subscriptions: FigureKey['name'];
  readonly people: FigureKey['name'];
  readonly rate: string;
  readonly amount: FigureKey['name'];
}

/** Subscriptions, of how many people, times what one brings, above the amount that this gives. */
function Product({ scenario, subscriptions, people, rate, amount }: ProductProps) {
  const { t } = useCalculator();
  const [before = '', after = ''] = t('partOfWhole').split('{part}');
  const ofWhole = (text: string) => (
    <span className={styles['whole']}>
      <TextWithElements text={text} elements={{ whole: <Figure name={people} scenario={scenario} /> }} />
    </span>
  );
  return (
    <>
      <small>
        {before && ofWhole(before)}
        <Figure name={subscriptions} scenario={scenario} />
        {after && ofWhole(after)} ×{' '}
        <bdi dir="ltr" translate="no">
          {rate}
        </bdi>
      </small>
      <Figure name={amount} scenario={scenario} />
    </>
  );
}

/** How the chosen month's commission adds up in both scenarios, to the cent. */
export function CommissionSum() {
  const { t } = useCalculator();
  const rates = [useRate(tier.level1Commission), useRate(tier.level2Commission)] as const;
  const moves = {
    name: 'moves',
    label: t('movesToOtherTiers'),
    value: (scenario: Scenario) => <Figure name="movesCommission" scenario={scenario} />,
  };
  return (
    <Ledger
      className={styles['sum']}
      caption={
        <h3>
          <TextWithElements text={t('breakdownTitle')} elements={{ month: <Figure name="month" /> }} />
        </h3>
      }
      rows={[
        {
          name: 'own',
          label: t('ownPartners'),
          value: (scenario) => (
            <Product
              scenario={scenario}
              subscriptions="ownSubscriptions"
              people="ownPartners"
              rate={rates[0]}
              amount="ownCommission"
            />
          ),
        },
        {
          name: 'theirs',
          label: t('partnersOfPartners'),
          value: (scenario) => (
            <Product
              scenario={scenario}
              subscriptions="theirSubscriptions"
              people="partnersOfPartners"
              rate={rates[1]}
              amount="theirCommission"
            />
          ),
        },
        ...(upgradeSteps(plan).length > 0 ? [moves] : []),
        {
          name: 'total',
          label: t('totalRevenue'),
          value: (scenario) => <Figure name="commission" scenario={scenario} />,
        },
      ]}
    />
  );
}
