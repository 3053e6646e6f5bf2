import { useEffect, useMemo } from 'react';
import { roomFor } from '../format/number-formats.ts';
import { columnHeights } from '../model/drawings.ts';
import { cases } from '../state/figures.ts';
import { CaseName, ifOther } from './Cases.tsx';
import { Columns } from './Columns.tsx';
import { Figure } from './Figure.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import styles from './Months.module.css';
import { MonthTile } from './MonthTile.tsx';
import { useCalculator, useCalculatorState, useDeferredState, useIsHydrated } from './use-calculator.ts';
import { useDraggedMonth } from './use-dragged-month.ts';
import { usePlayedMonths } from './use-played-months.ts';

/** A chart and tiles of all months: one radio group, which chooses the month for the figures elsewhere. */
export function Months() {
  const { t, money } = useCalculator();
  const { inputs, calculation } = useDeferredState();
  const { entered, cautious } = calculation;
  const room = roomFor([...entered, ...cautious].map(({ totalRevenueCents }) => money(totalRevenueCents)));
  const heights = useMemo(() => columnHeights(entered, cautious), [entered, cautious]);
  const month = useCalculatorState((state) => state.month);
  const revealed = useCalculatorState((state) => state.revealed);
  // Waits until the months show the new inputs: focusing the chosen month makes screen readers read its amounts.
  useEffect(() => {
    if (revealed?.inputs === inputs) showYear();
  }, [revealed, inputs]);
  const dragging = useDraggedMonth();
  const { isPlaying, toggle } = usePlayedMonths();
  const isHydrated = useIsHydrated();
  return (
    <section aria-labelledby="months-heading" className={styles['months']}>
      <div className={styles['head']}>
        <h2 id="months-heading">{t('monthlyRevenue')}</h2>
        <button
          type="button"
          name="play"
          className={`${styles['play']} icon needs-script screen-only`}
          aria-label={t(isPlaying ? 'stopPlaying' : 'playMonths')}
          disabled={!isHydrated}
          onClick={toggle}
        >
          <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
            <circle cx="16" cy="16" r="15.5" fill="none" stroke="currentColor" />
            <path d={isPlaying ? 'M12 12h8v8h-8z' : 'M13 11v10l8-5z'} fill="currentColor" />
          </svg>
        </button>
        <p>
          <TextWithElements text={t('monthNumber')} elements={{ month: <Figure name="month" /> }} />
        </p>
      </div>
      <ul role="list" className={styles['legend']}>
        {cases.map((which) => (
          <li key={which} data-case={which} data-if={ifOther(which)}>
            <CaseName which={which} />{' '}
            <strong>
              <Figure name="commission" which={which} />
            </strong>
          </li>
        ))}
      </ul>
      <div role="radiogroup" aria-labelledby="months-heading" className={styles['group']} {...dragging}>
        <div className={styles['picture']}>
          {heights.map((pair, index) => (
            <Columns key={index} month={index + 1} isChosen={index + 1 === month} heights={pair} />
          ))}
        </div>
        <ol role="list" className={styles['tiles']} data-room={room}>
          {heights.map((_, index) => (
            <MonthTile key={index} month={index + 1} isChosen={index + 1 === month} />
          ))}
        </ol>
      </div>
      <p>
        {t('revenueDescription')} <span className="needs-script screen-only">{t('chooseMonth')}</span>
      </p>
    </section>
  );
}

/** Scrolls to the calculator's start. The pressed button is then out of sight: the chosen month gets the focus. */
function showYear(): void {
  document.querySelector<HTMLElement>('[name=month]:checked')?.focus({ preventScroll: true });
  document.getElementById('calculator')?.scrollIntoView();
}
