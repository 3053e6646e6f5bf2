import type { ReactNode } from 'react';
import type { Bar } from '../model/bars.ts';
import { monthBarAttributes, monthBarSizes } from '../state/markup.ts';
import { SettledFigure } from './Figure.tsx';
import { useCalculator, useIsHydrated } from './use-calculator.ts';

interface Props {
  /** 1 is the first. */
  readonly month: number;
  readonly bar: Bar;
  readonly isChosen: boolean;
  readonly onChoose: (month: number) => void;
  /** What the chosen month's tile holds. */
  readonly children: ReactNode;
}

/** A month: a radio button that is heard with its name and amount, and seen as its number, bar and amount. */
export function MonthTile({ month, bar, isChosen, onChoose, children }: Props) {
  const { t, count } = useCalculator();
  return (
    <li className="month">
      <label>
        <input
          type="radio"
          className="needs-script"
          id={`month-${month}`}
          name="month"
          value={month}
          aria-label={t('monthNumber', { month: count(month) })}
          aria-labelledby={`month-${month} amount-${month}`}
          checked={isChosen}
          disabled={!useIsHydrated()}
          onChange={({ currentTarget }) => {
            // What opens or closes above the pressed month must not move it away from under the finger.
            const { top } = currentTarget.getBoundingClientRect();
            onChoose(month);
            requestAnimationFrame(() => scrollBy(0, currentTarget.getBoundingClientRect().top - top));
          }}
        />
        <span className="month-number">{count(month)}</span>{' '}
        {/* Drawn as a horizontal bar, as phones show it. On desktops, styles turn it upright. */}
        <span className="month-bar">
          <svg {...monthBarAttributes} aria-hidden="true">
            {monthBarSizes(bar).map((sizes, index) => (
              <rect key={index} {...sizes} suppressHydrationWarning />
            ))}
          </svg>
        </span>
        <span className="month-amount" id={`amount-${month}`}>
          <SettledFigure name="commission" month={month} />
        </span>
      </label>
      {isChosen && <div className="month-detail">{children}</div>}
    </li>
  );
}
