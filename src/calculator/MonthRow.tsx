import { sizedAttributes } from '../state/markup.ts';
import { Bar, Figure } from './Figure.tsx';
import { TextWithHiddenWords } from './TextWithElements.tsx';
import { useCalculator, useIsHydrated } from './use-calculator.ts';

interface Props {
  /** 1 is the first. */
  readonly month: number;
  readonly isChosen: boolean;
  readonly onChoose: (month: number) => void;
}

/** A month: to screen readers a radio button named by month and amount; to eyes a row of number, two bars and amount. */
export function MonthRow({ month, isChosen, onChoose }: Props) {
  const { t, count } = useCalculator();
  return (
    <li className={isChosen ? 'month chosen' : 'month'}>
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
            const { top } = currentTarget.getBoundingClientRect();
            onChoose(month);
            requestAnimationFrame(() => scrollBy(0, currentTarget.getBoundingClientRect().top - top));
          }}
        />
        <span className="month-number">
          <TextWithHiddenWords text={t('monthNumber')} elements={{ month: count(month) }} />
        </span>{' '}
        <span className="month-amount" {...sizedAttributes}>
          <Figure name="commission" month={month} />
        </span>
      </label>
      <span className="month-bars">
        <Bar month={month} />
        <Bar month={month} isOther />
      </span>
    </li>
  );
}
