import { assumptionsOf } from '../model/assumptions.ts';
import { press } from '../state/presses.ts';
import needsScript from './NeedsScript.module.css';
import styles from './Assumptions.module.css';
import { NumberField } from './NumberField.tsx';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/** Whose assumptions can be chosen, and the text of each choice. */
const choices = { plan: 'asInPlan', cautious: 'cautious', own: 'ownAssumptions' } as const;

type Choice = keyof typeof choices;

/** What the projection assumes, for whoever doubts it: as in the plan, cautious, or one's own. */
export function Assumptions() {
  const { t, store } = useCalculator();
  // The early script writes the fields, and not which choice they are.
  const chosen = useCalculatorState(
    ({ inputs, isLive, wantsOwn }) => isLive && (wantsOwn ? 'own' : assumptionsOf(inputs)),
  );
  return (
    <details className={styles['assumptions']} data-assumptions>
      <summary>{t('changeAssumptions')}</summary>
      <div>
        <div role="radiogroup" aria-label={t('assumptionsChoice')} className={needsScript['hidden']}>
          {(Object.keys(choices) as Choice[]).map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="assumptions"
                value={choice}
                autoComplete="off"
                checked={choice === chosen}
                onChange={() => press(store, { assumptions: choice })}
              />
              {t(choices[choice])}
            </label>
          ))}
        </div>
        <NumberField name="cancellation" />
        <NumberField name="referralsTenths" />
        <NumberField name="conversion" />
      </div>
    </details>
  );
}
