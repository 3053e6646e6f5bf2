import { plan } from '../config/plan.ts';
import { roomFor } from '../format/written-amount.ts';
import { isChanged } from '../model/assumptions.ts';
import { assumptionsTitleId } from './Assumptions.tsx';
import { Caveat } from './Caveat.tsx';
import { Figure } from './Figure.tsx';
import { PresetButton } from './PresetButton.tsx';
import styles from './Result.module.css';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/** The button at the result goes with what it was for. */
const focusAssumptions = () => document.getElementById(assumptionsTitleId)?.focus();

/**
 * The last month's revenue, marked as an example, and whether it is one with changed assumptions. On a phone a band
 * below it stays in sight of the fields, with the amount once more, which the large one covers until it has scrolled
 * away.
 */
export function Result() {
  const { t, count, money } = useCalculator();
  const room = useCalculatorState(({ calculation }) => roomFor([money(calculation.rows.at(-1)!.totalRevenueCents)]));
  const hasChanged = useCalculatorState(({ inputs }) => isChanged(inputs));
  const month = count(plan.horizonMonths);
  return (
    <div className={styles['result']} data-result data-room={room}>
      <div className={styles['main']}>
        <p>{t('projectionForMonth', { month })}</p>
        <p className={styles['amount']}>
          <Figure name="result" />
        </p>
        <p className={styles['notice']} data-changed={hasChanged}>
          {`${t('assumptionsChanged')} `}
          <PresetButton preset="plan" label={t('backToPlan')} onPress={focusAssumptions} />
        </p>
      </div>
      <div className={styles['band']}>
        <p className={styles['again']} aria-hidden="true">
          {`${t('monthNumber', { month })} `}
          <b>
            <Figure name="result" />
          </b>
        </p>
        <Caveat />
      </div>
    </div>
  );
}
