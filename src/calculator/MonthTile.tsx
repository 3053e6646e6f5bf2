import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Bar } from '../model/bars.ts';
import { barAttributes, barSizes } from '../state/markup.ts';
import { Figure } from './Figure.tsx';
import { TextWithElements } from './TextWithElements.tsx';
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

/** A month: a radio button that is labelled with its number and amount, and its bar. */
export function MonthTile({ month, bar, isChosen, onChoose, children }: Props) {
  const { t, count } = useCalculator();
  const { width, x } = barSizes(bar);
  return (
    <li className="month">
      <label>
        <input
          type="radio"
          className="needs-script"
          name="month"
          value={month}
          checked={isChosen}
          disabled={!useIsHydrated()}
          onChange={({ currentTarget }) => {
            // What opens or closes above the pressed month must not move it away from under the finger.
            const top = currentTarget.getBoundingClientRect().top;
            flushSync(() => onChoose(month));
            scrollBy(0, currentTarget.getBoundingClientRect().top - top);
          }}
        />
        <span className="month-number">
          <TextWithElements text={t('monthNumber')} elements={{ month: <b>{count(month)}</b> }} />
        </span>{' '}
        {/* Drawn as a horizontal bar, as phones show it. On desktops, styles turn it upright. */}
        <span className="month-bar">
          <svg {...barAttributes} aria-hidden="true">
            <rect width={width} suppressHydrationWarning />
            <rect x={x} suppressHydrationWarning />
          </svg>
        </span>
        <span className="month-amount">
          <Figure name="commission" month={month} />
        </span>
        <svg className="month-sign needs-script" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </label>
      {isChosen && <div className="month-detail">{children}</div>}
    </li>
  );
}
