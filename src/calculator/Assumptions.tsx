import { assumptionsOf } from '../model/assumptions.ts';
import needsScript from './NeedsScript.module.css';
import styles from './Assumptions.module.css';
import { InputField } from './InputField.tsx';
import { useCalculator, useCalculatorState, useIsHydrated } from './use-calculator.ts';

/** Whose assumptions can be chosen, and the text of each choice. */
const choices = { plan: 'asInPlan', cautious: 'cautious', own: 'ownAssumptions' } as const;

type Choice = keyof typeof choices;

/** What the projection assumes, for whoever doubts it: as in the plan, cautious, or one's own. */
export function Assumptions() {
  const { t, store } = useCalculator();
  const isHydrated = useIsHydrated();
  const chosen = useCalculatorState(({ inputs, wantsOwn }) => (wantsOwn ? 'own' : assumptionsOf(inputs)));
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
                disabled={!isHydrated}
                onChange={() => store.getState().assume(choice)}
              />
              {t(choices[choice])}
            </label>
          ))}
        </div>
        <InputField name="cancellation" />
        <InputField name="referralsTenths" />
        <InputField name="conversion" />
      </div>
    </details>
  );
}
