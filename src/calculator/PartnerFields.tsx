import { ImmediateFigure } from './Figure.tsx';
import { InputField } from './InputField.tsx';
import styles from './PartnerFields.module.css';
import { TextWithElements } from './TextWithElements.tsx';
import title from './Title.module.css';
import { useCalculator } from './use-calculator.ts';

/** The two fields of the visitor's own numbers, and how many partners they come to by the chosen month. */
export function PartnerFields() {
  const { t } = useCalculator();
  return (
    <div className={styles['fields']}>
      <div className={title['title']}>
        <h2 id="inputs-heading">{t('parameterSettings')}</h2>
        <p className="note">
          <TextWithElements
            text={t('parametersDescription')}
            elements={{ partners: <ImmediateFigure name="level1Partners" />, month: <ImmediateFigure name="month" /> }}
          />
        </p>
      </div>
      <InputField name="partnersAtStart" />
      <InputField name="newLevel1PartnersPerMonth" />
    </div>
  );
}
