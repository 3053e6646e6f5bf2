import { Figure } from './Figure.tsx';
import { ifOther } from './Cases.tsx';
import styles from './MonthTile.module.css';
import { useCalculator } from './use-calculator.ts';

/** A month's radio button, labelled with its commission in both cases. @param month 1 is the first */
export function MonthTile({ month, isChosen }: { readonly month: number; readonly isChosen: boolean }) {
  const { t, count, store } = useCalculator();
  return (
    <li>
      <label className={styles['tile']}>
        <input
          id={`month-${month}`}
          type="radio"
          className="needs-script"
          name="month"
          value={month}
          checked={isChosen}
          onChange={() => store.getState().choose(month)}
        />
        <span>{t('monthNumber', { month: count(month) })}</span>{' '}
        <span data-case="entered">
          <Figure name="commission" which="entered" month={month} />
        </span>{' '}
        <span data-case="cautious" data-if={ifOther('cautious')}>
          <span role="img" aria-label={t('lessOptimistic')} />{' '}
          <Figure name="commission" which="cautious" month={month} />
        </span>
      </label>
    </li>
  );
}
