import { assumptionNames, cautiousAssumptions, hasAssumptions, originalAssumptions } from '../model/inputs.ts';
import { figureText } from '../state/figures.ts';
import { comparedWith } from '../state/markup.ts';
import { Figure } from './Figure.tsx';
import styles from './OtherAssumptions.module.css';
import { useCalculator, useCalculatorState, useIsHydrated } from './use-calculator.ts';

/** The assumptions that the row compares with, their name, and what the button that uses them is called. */
const sets = {
  cautious: { assumptions: cautiousAssumptions, label: 'lessFavorable', action: 'useLessFavorable' },
  original: { assumptions: originalAssumptions, label: 'original', action: 'useOriginal' },
} as const;

const areSame = assumptionNames.every((name) => cautiousAssumptions[name] === originalAssumptions[name]);

/**
 * What the owner's cautious assumptions lead to, in one row that is pressed to use them; while the fields contain just
 * these, the same of the original ones.
 */
export function OtherAssumptions() {
  const calculator = useCalculator();
  const { t, store } = calculator;
  const isHydrated = useIsHydrated();
  const shown = useCalculatorState(({ inputs }) =>
    hasAssumptions(inputs, cautiousAssumptions) ? 'original' : 'cautious',
  );
  if (areSame) return null;
  const written = (of: keyof typeof sets, name: (typeof assumptionNames)[number]) =>
    figureText(name, sets[of].assumptions[name], calculator);
  return (
    <div className={styles['other']}>
      {(['cautious', 'original'] as const).map((one) => (
        <p key={one} {...comparedWith(one)} hidden={one !== shown} suppressHydrationWarning>
          {t(sets[one].label)}
          <small>
            {t('assumptionsInShort', {
              conversion: written(one, 'conversion'),
              cancellation: written(one, 'cancellation'),
              referrals: written(one, 'referralsTenths'),
            })}
          </small>
        </p>
      ))}
      <b>
        <Figure name="otherCommission" />
      </b>
      <button
        type="button"
        name="other"
        className="needs-script"
        disabled={!isHydrated}
        aria-label={t(sets[shown].action)}
        onClick={() => store.getState().setInputs(sets[shown].assumptions)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M2 5.5h11m0 0-3-3m3 3-3 3m4 2.5H3m0 0 3-3m-3 3 3 3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      </button>
    </div>
  );
}
