import { plan } from '../model/plan.ts';
import { Figure } from './Figure.tsx';
import { LabelledField } from './NumberField.tsx';
import styles from './PartnerFields.module.css';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';
import { useInputField } from './use-input-field.ts';

function PartnerField({ name }: { readonly name: 'partnersAtStart' | 'newLevel1PartnersPerMonth' }) {
  return <LabelledField {...useInputField(name)} />;
}

/** The two fields of the visitor's own numbers, and how many partners they come to in all months. */
export function PartnerFields() {
  const { t } = useCalculator();
  const partners = <Figure name="level1Partners" month={plan.horizonMonths} />;
  return (
    <div className={styles['fields']}>
      <div>
        <h2 id="inputs-heading">{t('parameterSettings')}</h2>
        <p className="note">
          <TextWithElements text={t('parametersDescription')} elements={{ partners }} />
        </p>
      </div>
      <PartnerField name="partnersAtStart" />
      <PartnerField name="newLevel1PartnersPerMonth" />
    </div>
  );
}
