import styles from './Assumptions.module.css';
import { InputField } from './InputField.tsx';
import needsScript from './NeedsScript.module.css';
import { useCalculator } from './use-calculator.ts';

/** Disclosure with the three assumption fields, which start with the plan's values. */
export function Assumptions() {
  const { t } = useCalculator();
  return (
    <details id="assumptions" className={`${styles['assumptions']} ${needsScript['hidden']} screen-only`}>
      <summary>{t('changeAssumptions')}</summary>
      <div>
        <InputField name="cancellation" />
        <InputField name="referralsTenths" />
        <InputField name="conversion" />
      </div>
    </details>
  );
}
