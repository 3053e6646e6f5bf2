import { ownSubscription } from '../config/settings.ts';
import { factNames } from '../state/figures.ts';
import { CasesTable } from './CasesTable.tsx';
import styles from './CasesTable.module.css';
import { Figure } from './Figure.tsx';
import { useCalculator } from './use-calculator.ts';

/**
 * What a sceptic asks of the chosen month's amounts: how many people and subscriptions they take, and what is left of them
 * after one's own subscription, in both cases.
 */
export function Effort() {
  const { t } = useCalculator();
  return (
    <CasesTable
      caption={t('whatItTakes')}
      rows={factNames().map((fact) => ({
        label: t(fact, { tier: ownSubscription }),
        mark: styles[fact],
        cell: (which) => (
          <>
            <Figure name={`${which}-${fact}`} />
            {fact === 'leftAfterOwn' && <span className={styles['loss']}>{t('lossNote')}</span>}
          </>
        ),
      }))}
    />
  );
}
