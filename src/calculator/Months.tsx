import { barsOf } from '../model/bars.ts';
import { originalAssumptions, hasAssumptions } from '../model/inputs.ts';
import { CommissionSum } from './CommissionSum.tsx';
import styles from './Months.module.css';
import { MonthTile } from './MonthTile.tsx';
import { BoldSentence } from './TextWithElements.tsx';
import { useCalculator, useChosenMonth, useSettledState } from './use-calculator.ts';

/** All months with their amounts and bars: one radio group, which chooses the month for the figures elsewhere. */
export function Months() {
  const { t, store } = useCalculator();
  const { rows, originalRows, inputs } = useSettledState();
  const month = useChosenMonth();
  const isOriginal = hasAssumptions(inputs, originalAssumptions);
  return (
    <section aria-labelledby="months-heading" className={styles['months']}>
      <div className={styles['title']}>
        <h2 id="months-heading">{t('monthlyRevenue')}</h2>
        <p>
          <BoldSentence text={t('revenueDescription')} which="first" />{' '}
          <span className="needs-script screen-only">{t('chooseMonth')}</span>
        </p>
      </div>
      <div role="radiogroup" aria-labelledby="months-heading">
        <ol role="list" className={styles['list']} data-original={isOriginal || undefined}>
          {barsOf(rows, originalRows).map((bar, index) => (
            <MonthTile
              key={index}
              month={index + 1}
              bar={bar}
              isChosen={index + 1 === month}
              onChoose={store.getState().choose}
            >
              <CommissionSum />
            </MonthTile>
          ))}
        </ol>
      </div>
    </section>
  );
}
