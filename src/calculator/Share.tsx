import type { KitData } from '../content/kit-data.ts';
import { press } from '../state/presses.ts';
import styles from './Actions.module.css';
import { Answer } from './Answer.tsx';
import buttons from './Button.module.css';
import { Loaded } from './Loaded.tsx';
import { loadLate } from './load-late.ts';
import { PlainShare } from './PlainShare.tsx';
import needsScript from './NeedsScript.module.css';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

const answerId = 'kit-answer';

/** Loads the partner's kit. */
const loadKit = (address: string) =>
  loadLate<KitData, typeof import('./kit/Kit.tsx')>(address, () => import('./kit/Kit.tsx'));

/** The button that opens the partner's kit. Nothing of the kit is loaded before. */
export function Share() {
  const { t, store } = useCalculator();
  const openings = useCalculatorState((state) => state.openings.kit ?? 0);
  return (
    <div className={`${styles['share']} ${needsScript['hidden']}`}>
      <button
        type="button"
        name="kit"
        aria-controls={answerId}
        className={buttons['outlined']}
        onClick={({ nativeEvent }) => store.claim(nativeEvent) && press(store, { kit: true })}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 13V2m0 0L6 6m4-4 4 4M4 10v7h12v-7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        {t('share')}
      </button>
      <Answer id={answerId}>
        {openings > 0 && (
          <Loaded id="kit" load={loadKit} instead={<PlainShare />}>
            {({ Kit, data }) => <Kit data={data} openings={openings} />}
          </Loaded>
        )}
      </Answer>
    </div>
  );
}
