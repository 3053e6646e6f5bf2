import { cautious } from '../config/settings.ts';
import { roomFor } from '../format/number-formats.ts';
import { cases, figureText } from '../state/figures.ts';
import { Caveat } from './Caveat.tsx';
import { Chosen } from './Chosen.tsx';
import { Figure } from './Figure.tsx';
import { OfMonth } from './OfMonth.tsx';
import styles from './Result.module.css';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/**
 * The chosen month's commission with the visitor's assumptions and with the cautious ones, side by side, each with what
 * it assumes. On a phone they stay in sight of the fields and of the year.
 */
export function Result() {
  const formats = useCalculator();
  const { t, count, percent } = formats;
  const room = useCalculatorState((state) => roomFor(cases.map((name) => figureText(name, state, formats))));
  const cautiousConditions = t('cautiousConditions', {
    conversion: percent(cautious.conversion),
    cancellation: percent(cautious.cancellation),
    referrals: count(cautious.referrals),
  });
  return (
    <div className={styles['result']} data-result data-room={room}>
      <p>
        <OfMonth text={t('monthAlone')} />
      </p>
      <p className={styles['name']}>
        <Chosen plan={t('asInPlan')} cautious={t('cautious')} own={t('ownAssumptions')} />
      </p>
      <p className={styles['amount']}>
        <Figure name="rows" />
      </p>
      <p className={styles['conditions']}>
        <Chosen plan={t('planConditions')} cautious={cautiousConditions} own={t('columnOwn')} />
      </p>
      {/* The same amount twice would say nothing. */}
      <div className={styles['other']}>
        <p className={styles['name']}>{t('cautious')}</p>
        <p className={styles['amount']}>
          <Figure name="cautious" />
        </p>
        <p className={styles['conditions']}>{cautiousConditions}</p>
      </div>
      <p className={styles['caveat']}>
        <Caveat /> <span>{t('upgradesNote')}</span>
      </p>
    </div>
  );
}
