import { ownPriceCents } from '../config/own-subscription.ts';
import { ownSubscription } from '../config/settings.ts';
import { lastMonthNames } from '../state/figures.ts';
import styles from './Effort.module.css';
import { Figure } from './Figure.tsx';
import { useCalculator } from './use-calculator.ts';

/**
 * What a sceptic asks of the last month's amount: how many people it takes, what it would be with cautious
 * assumptions, and what is left of it after one's own subscription. Labels and values: no noun has to agree with a
 * count.
 */
export function Effort() {
  const { t } = useCalculator();
  const shown = lastMonthNames.filter((name) => name !== 'afterOwnSubscription' || ownPriceCents !== undefined);
  return (
    <dl className={styles['effort']}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{t(name, { tier: ownSubscription })}</dt>
          <dd>
            <Figure name={name} />
            {name === 'afterOwnSubscription' && <span className={styles['loss']}>{t('lossNote')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
