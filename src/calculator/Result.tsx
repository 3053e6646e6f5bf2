import { roomFor } from '../format/number-formats.ts';
import { cases, figureText } from '../state/figures.ts';
import { Caveat } from './Caveat.tsx';
import { Chosen } from './Chosen.tsx';
import { PromptFigure } from './Figure.tsx';
import { OfMonth } from './OfMonth.tsx';
import other from './Other.module.css';
import styles from './Result.module.css';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/**
 * The chosen month's commission with the visitor's assumptions and with the cautious ones, side by side, each with what
 * it assumes. On a phone both amounts and their caveat stay in sight of the fields and of the year.
 */
export function Result() {
  const formats = useCalculator();
  const { t } = formats;
  const room = useCalculatorState((state) => roomFor(cases.map((name) => figureText(name, state, formats))));
  return (
    <div className={styles['result']} data-result data-room={room}>
      <div className={styles['pair']}>
        <p className={styles['month']}>
          <OfMonth text={t('monthAlone')} />
        </p>
        <p className={styles['caveat']}>
          <Caveat />
        </p>
        <p className={styles['name']}>
          <Chosen plan={t('asInPlan')} cautious={t('cautious')} own={t('ownAssumptions')} />
        </p>
        <p className={styles['amount']}>
          <PromptFigure name="entered" />
        </p>
        <p className={`${styles['name']} ${other['other']}`}>{t('cautious')}</p>
        <p className={`${styles['amount']} ${other['other']}`}>
          <PromptFigure name="cautious" />
        </p>
      </div>
      <div className={styles['conditions']}>
        <p>
          <Chosen plan={t('planConditions')} cautious={t('cautiousConditions')} own={t('columnOwn')} />
        </p>
        <p className={other['other']}>{t('cautiousConditions')}</p>
        <p className={styles['upgrades']}>{t('upgradesNote')}</p>
      </div>
    </div>
  );
}
