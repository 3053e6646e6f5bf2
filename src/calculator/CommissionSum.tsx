import { entryTier, plan, upgradeSteps, type Tier } from '../model/plan.ts';
import type { FigureKey, Scenario } from '../state/figures.ts';
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

const figures = {
  own: { subscriptions: 'ownSubscriptions', people: 'ownPartners', amount: 'ownCommission' },
  their: { subscriptions: 'theirSubscriptions', people: 'partnersOfPartners', amount: 'theirCommission' },
} as const satisfies Record<string, Record<string, FigureKey['name']>>;

/** Subscriptions, of how many people, times what one brings, above the amount that this gives. */
function Product({ scenario, level }: ProductProps) {
  const { t } = useCalculator();
  const { subscriptions, people, amount } = figures[level];
  const rate = useRate(level === 'own' ? tier.level1Commission : tier.level2Commission);
  const [before = '', after = ''] = t('partOfWhole').split('{part}');
  const ofWhole = (text: string) =>
    text && (
      <span className={styles['whole']}>
        <TextWithElements text={text} elements={{ whole: <Figure name={people} scenario={scenario} /> }} />
      </span>
    );
  return (
    <>
      <small>
        {ofWhole(before)}
        <Figure name={subscriptions} scenario={scenario} />
        {ofWhole(after)} ×{' '}
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
  const row = (name: string, label: string, value: LedgerRow['value']) => ({ name, label, value });
  const hasMoves = upgradeSteps(plan).length > 0;
  return (
    <Ledger
      className={styles['sum']}
      caption={
        <h3>
          <TextWithElements text={t('breakdownTitle')} elements={{ month: <Figure name="month" /> }} />
        </h3>
      }
      rows={[
        row('own', t('ownPartners'), (scenario) => <Product scenario={scenario} level="own" />),
        row('theirs', t('partnersOfPartners'), (scenario) => <Product scenario={scenario} level="their" />),
        row('moves', t('movesToOtherTiers'), (scenario) => <Figure name="movesCommission" scenario={scenario} />),
        row('total', t('totalRevenue'), (scenario) => <Figure name="commission" scenario={scenario} />),
      ].filter(({ name }) => hasMoves || name !== 'moves')}
    />
  );
}
