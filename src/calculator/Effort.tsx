import { ownSubscription } from '../config/settings.ts';
import { cases, factNames } from '../state/figures.ts';
import { Chosen } from './Chosen.tsx';
import styles from './Effort.module.css';
import { Figure } from './Figure.tsx';
import { useCalculator } from './use-calculator.ts';

/**
 * What a sceptic asks of the chosen month's amounts: how many people and subscriptions they take, and what is left of them
 * after one's own subscription, in both cases. Labels and values: no noun has to agree with a count. A label stands above
 * its figures, of which two of the longest fit beside each other on the narrowest phone.
 */
export function Effort() {
  const { t } = useCalculator();
  return (
    <table className={styles['effort']}>
      <caption>{t('whatItTakes')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Chosen plan={t('columnPlan')} cautious={t('columnCautious')} own={t('columnOwn')} />
          </th>
          <th scope="col">{t('columnCautious')}</th>
        </tr>
      </thead>
      {factNames().map((fact) => (
        <tbody key={fact}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={styles[fact]}>
              {t(fact, { tier: ownSubscription })}
            </th>
          </tr>
          <tr>
            {cases.map((which) => (
              <td key={which}>
                <Figure name={`${which}-${fact}`} />
                {fact === 'leftAfterOwn' && <span className={styles['loss']}>{t('lossNote')}</span>}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
