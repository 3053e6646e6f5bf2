import { useMemo } from 'react';
import { plan } from '../config/plan.ts';
import { roomFor } from '../format/number-formats.ts';
import { picture } from '../model/picture.ts';
import { CautiousLine } from './Bar.tsx';
import { Legend } from './Legend.tsx';
import { Month } from './Month.tsx';
import styles from './Months.module.css';
import needsScript from './NeedsScript.module.css';
import { useCalculator, useCalculatorState, useDeferred } from './use-calculator.ts';
import { useDraggedMonth } from './use-dragged-month.ts';

/** Of more months, the columns are too narrow for amounts below them. */
const monthsOfYear = 12;

/**
 * The year: a column and an amount for each month. Together they are one control, which chooses the month that all other
 * amounts are of.
 */
export function Months() {
  const { t, money } = useCalculator();
  const { entered, cautious } = useDeferred(useCalculatorState((state) => state.calculation));
  const room = roomFor([...entered, ...cautious].map(({ totalRevenueCents }) => money(totalRevenueCents)));
  const [bars, line] = useMemo(() => picture(plan, entered, cautious), [entered, cautious]);
  const dragging = useDraggedMonth();
  return (
    <section aria-labelledby="months-heading" className={styles['months']}>
      <div className={styles['head']}>
        <h2 id="months-heading">{t('monthlyRevenue')}</h2>
        <Legend />
        <p className={needsScript['hidden']}>{t('chooseMonth')}</p>
      </div>
      <div role="radiogroup" aria-labelledby="months-heading">
        <ol role="list" data-room={room} data-year={plan.horizonMonths > monthsOfYear ? undefined : ''} {...dragging}>
          {entered.map(({ month }, index) => (
            <Month key={month} month={month} parts={bars[index]!}>
              {month === plan.horizonMonths && <CautiousLine path={line} />}
            </Month>
          ))}
        </ol>
      </div>
      <p>{t('revenueDescription')}</p>
    </section>
  );
}
