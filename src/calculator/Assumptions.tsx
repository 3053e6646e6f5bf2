import { assumptionNames, cautiousAssumptions, hasAssumptions, originalAssumptions } from '../model/inputs.ts';
import styles from './Assumptions.module.css';
import { InputField } from './InputField.tsx';
import title from './Title.module.css';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

const headingId = 'assumptions-heading';

/** Puts the original assumptions back. There while the fields contain neither those nor the less favorable ones. */
function ResetButton() {
  const { t, store } = useCalculator();
  const isChanged = useCalculatorState(
    ({ inputs }) => ![originalAssumptions, cautiousAssumptions].some((known) => hasAssumptions(inputs, known)),
  );
  if (!isChanged) return null;
  const reset = () => {
    // The button goes: whoever pressed it by key goes on at its heading.
    document.getElementById(headingId)?.focus({ preventScroll: true });
    store.getState().setInputs(originalAssumptions);
  };
  return (
    <button type="button" className="reset screen-only" onClick={reset}>
      {t('reset')}
    </button>
  );
}

/** What the projection assumes, in three fields. */
export function Assumptions() {
  const { t } = useCalculator();
  return (
    <div role="group" aria-labelledby={headingId} className={styles['assumptions']}>
      <div className={title['title']}>
        <h2 id={headingId} tabIndex={-1}>
          {t('assumptions')}
        </h2>
        <ResetButton />
      </div>
      {assumptionNames.map((name) => (
        <InputField key={name} name={name} />
      ))}
    </div>
  );
}
