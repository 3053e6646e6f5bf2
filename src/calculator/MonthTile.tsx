import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { fullLength } from '../model/bars.ts';
import { scenarios } from '../state/figures.ts';
import { bars, monthRadios, ofScenario } from '../state/markup.ts';
import { Figure } from './Figure.tsx';
import styles from './MonthTile.module.css';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

/** Thickness of a bar, and where the second one begins. The drawing of both is a square, as long as the longest bar. */
const thickness = 0.42 * fullLength;
const second = fullLength - thickness;

interface Props {
  /** 1 is the first. */
  readonly month: number;
  /** In the order of `scenarios`, from 0 to `fullLength`. */
  readonly lengths: readonly number[];
  readonly isChosen: boolean;
  readonly onChoose: (month: number) => void;
  /** What stands below the chosen month on phones. */
  readonly children: ReactNode;
}

/** A month: a radio button that is labelled with its number and both amounts, and their bars. */
export function MonthTile({ month, lengths, isChosen, onChoose, children }: Props) {
  const { t, count } = useCalculator();
  return (
    <li className={styles['month']}>
      <label>
        <input
          type="radio"
          className="needs-script"
          name={monthRadios}
          value={month}
          checked={isChosen}
          onChange={({ currentTarget }) => {
            // What opens or closes above the pressed month must not move it away from under the finger.
            const top = currentTarget.getBoundingClientRect().top;
            flushSync(() => onChoose(month));
            scrollBy(0, currentTarget.getBoundingClientRect().top - top);
          }}
        />
        <span className={styles['number']}>
          <TextWithElements text={t('monthNumber')} elements={{ month: <b>{count(month)}</b> }} />
        </span>{' '}
        {scenarios.map((scenario) => (
          <span key={scenario} {...ofScenario(scenario)} className={styles['amount']}>
            {scenario === 'cautious' && <span role="img" aria-label={t('lessOptimistic')} />}{' '}
            <Figure name="commission" scenario={scenario} month={month} />
          </span>
        ))}
        {/* Drawn as horizontal bars, as phones show them. On wider screens, CSS turns them upright. */}
        <svg
          {...bars}
          className={styles['bars']}
          viewBox={`0 0 ${fullLength} ${fullLength}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <g>
            {scenarios.map((scenario, place) => (
              <rect
                key={scenario}
                {...ofScenario(scenario)}
                y={place * second}
                width={lengths[place]}
                height={thickness}
                suppressHydrationWarning
              />
            ))}
          </g>
        </svg>
      </label>
      {children}
    </li>
  );
}
