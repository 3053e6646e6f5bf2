import styles from './FieldGroups.module.css';
import { InputField } from './InputField.tsx';
import { useCalculator } from './use-calculator.ts';

/** The two partner fields with their heading. */
export function PartnerFields() {
  const { t } = useCalculator();
  return (
    <div className={styles['inputs']}>
      <div className={`${styles['intro']} screen-only`}>
        <h2 id="inputs-heading">{t('parameterSettings')}</h2>
        <p>{t('parametersDescription')}</p>
      </div>
      <InputField name="partnersAtStart" />
      <InputField name="newLevel1PartnersPerMonth" />
    </div>
  );
}

/** Disclosure with the three assumption fields, which start with the plan's values. */
export function AssumptionFields() {
  const { t } = useCalculator();
  return (
    <details id="assumptions" className={`${styles['assumptions']} needs-script screen-only`}>
      <summary>{t('changeAssumptions')}</summary>
      <div>
        <InputField name="cancellation" />
        <InputField name="referralsTenths" />
        <InputField name="conversion" />
      </div>
    </details>
  );
}
