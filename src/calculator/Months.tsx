import { press } from '../state/presses.ts';
import { useEffect, useMemo } from 'react';
import { plan } from '../config/plan.ts';
import { roomFor } from '../format/written-amount.ts';
import { picture, type BarPart } from '../model/picture.ts';
import { Caveat } from './Caveat.tsx';
import { Legend } from './Legend.tsx';
import { Month } from './Month.tsx';
import styles from './Months.module.css';
import answer from './Answer.module.css';
import { useCalculator, useCalculatorState, useIsLive } from './use-calculator.ts';

/** Twelve months stand side by side as one picture where there is room. */
const isYear = plan.horizonMonths === 12;

/** Opens the last month where its breakdown has a place beside the picture, which is not left empty. */
function useOpenedLast(): void {
  const { store } = useCalculator();
  const isLive = useIsLive();
  useEffect(() => {
    const hasPlace = isYear && matchMedia('(width >= 90rem)').matches;
    if (isLive && hasPlace && store.get().month === 0) press(store, { month: plan.horizonMonths });
  }, [isLive, store]);
}

/** The revenue card: the months as a list, which becomes one picture where there is room for a year side by side. */
export function Months() {
  const { t, money } = useCalculator();
  const room = useCalculatorState(
    ({ calculation: { rows } }) => roomFor(rows.map(({ totalRevenueCents }) => money(totalRevenueCents))),
    'frame',
  );
  const calculation = useCalculatorState((state) => state.calculation, 'rest');
  const drawn = useMemo(() => picture(plan, calculation.rows, calculation.cautious), [calculation]);
  useOpenedLast();
  return (
    <section aria-labelledby="months-heading" className={styles['months']} data-year={isYear}>
      <h2 id="months-heading">{t('monthlyRevenue')}</h2>
      <p>{t('revenueDescription')}</p>
      <p className={answer['scripted']}>{t('monthHint')}</p>
      <div className={styles['key']}>
        <Caveat />
        <Legend label={t('revenueByTier')} mark={t('cautiousCase')} />
      </div>
      <ol role="list" className={styles['list']} data-room={room}>
        {calculation.rows.map(({ month }, index) => (
          <Month key={month} month={month} parts={drawn[index] as readonly BarPart[]}>
            {/* Names the line that the marks make across the columns, at its end. An empty drawing keeps it as far from
                the top as the mark is: no other height that a script may set needs a style. Where bars lie, the legend
                names the marks. */}
            {isYear && month === plan.horizonMonths && (
              <div className={styles['name']} aria-hidden="true" data-bar={plan.horizonMonths + 1}>
                <svg width="1" {...drawn.at(-1)![0]} />
                <span>{t('cautiousCase')}</span>
              </div>
            )}
          </Month>
        ))}
      </ol>
    </section>
  );
}
