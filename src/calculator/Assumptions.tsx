import { assumptionNames, cautiousAssumptions, plannedAssumptions } from '../model/inputs.ts';
import { figureText } from '../state/figures.ts';
import styles from './Assumptions.module.css';
import { fieldSettings } from './field-settings.ts';
import { ImmediateFigure } from './Figure.tsx';
import { InputField } from './InputField.tsx';
import { Ledger } from './Ledger.tsx';
import { useCalculator, useCalculatorState, useIsHydrated } from './use-calculator.ts';

const headingId = 'assumptions-heading';

/**
 * Opens the fields in the rows; while they are open, closes them or puts the plan's values back. CSS shows the texts that
 * hold, so that nothing changes on hydration.
 */
function Buttons() {
  const { t, store } = useCalculator();
  const isHydrated = useIsHydrated();
  const isEditing = useCalculatorState((state) => state.isEditingAssumptions);
  const { editAssumptions, setInputs } = store.getState();
  return (
    <span className={`${styles['buttons']} needs-script screen-only`}>
      <button
        type="button"
        name="assumptions"
        aria-expanded={isEditing}
        disabled={!isHydrated}
        onClick={() => editAssumptions(!isEditing)}
      >
        <span className={styles['closed']}>{t('changeAssumptions')}</span>
        <span className={styles['open']}>{t('done')}</span>
      </button>
      <button
        type="button"
        className={styles['open']}
        disabled={!isHydrated}
        onClick={() => setInputs(plannedAssumptions, 'result')}
      >
        {t('reset')}
      </button>
    </span>
  );
}

/** What both scenarios assume. The visitor's own assumptions are entered in the rows, in the first scenario's place. */
export function Assumptions() {
  const calculator = useCalculator();
  return (
    <Ledger
      className={styles['assumptions']}
      labelledBy={headingId}
      caption={
        <>
          <h3 id={headingId}>{calculator.t('assumptions')}</h3>
          <Buttons />
        </>
      }
      rows={assumptionNames.map((name) => ({
        name,
        label: calculator.t(fieldSettings[name].label),
        value: (scenario) =>
          scenario === 'entered' ? (
            <>
              <ImmediateFigure name={name} />
              <InputField name={name} labelledBy={`${name}-label`} />
            </>
          ) : (
            <bdi dir="ltr" translate="no">
              {figureText(name, cautiousAssumptions[name], calculator)}
            </bdi>
          ),
      }))}
    />
  );
}
