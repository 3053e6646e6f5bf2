import { inputRules, partnerNames } from '../model/inputs.ts';
import { plan } from '../model/plan.ts';
import type { Partners } from '../model/projection.ts';
import { Figure } from './Figure.tsx';
import { labelKeys } from './label-keys.ts';
import { NumberField } from './NumberField.tsx';
import styles from './PartnerFields.module.css';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

function PartnerField({ name }: { readonly name: keyof Partners }) {
  const { t, store } = useCalculator();
  return (
    <NumberField
      name={name}
      label={t(labelKeys[name])}
      rule={inputRules[name]}
      field={useCalculatorState(({ fields }) => fields[name])}
      dispatch={(event) => store.getState().changeField(name, event)}
    />
  );
}

/** The two fields of the visitor's own numbers, and how many partners they come to in all months. */
export function PartnerFields() {
  const { t } = useCalculator();
  const partners = <Figure name="level1Partners" month={plan.horizonMonths} />;
  return (
    <section className={styles['fields']} aria-labelledby="inputs-heading">
      <h2 id="inputs-heading">{t('parameterSettings')}</h2>
      <p className="note">
        <TextWithElements text={t('parametersDescription')} elements={{ partners }} />
      </p>
      <div>
        {partnerNames.map((name) => (
          <PartnerField key={name} name={name} />
        ))}
      </div>
    </section>
  );
}
