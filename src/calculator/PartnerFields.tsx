import { ImmediateFigure } from './Figure.tsx';
import { InputField } from './InputField.tsx';
import styles from './PartnerFields.module.css';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

/** The two partner fields with their description and, on desktops, what they come to by the chosen month. */
export function PartnerFields() {
  const { t } = useCalculator();
  const total = (
    <bdi dir="ltr" translate="no">
      <ImmediateFigure name="partnersAtStart" /> + <ImmediateFigure name="monthsOfGrowth" /> ×{' '}
      <ImmediateFigure name="newLevel1PartnersPerMonth" /> = <ImmediateFigure name="ownPartners" />
    </bdi>
  );
  return (
    <div className={styles['fields']}>
      <h2 id="inputs-heading" className="visually-hidden">
        {t('parameterSettings')}
      </h2>
      <div className={styles['description']}>
        <p>{t('parametersDescription')}</p>
        <p className={styles['total']}>
          <TextWithElements text={t('partnersByMonth')} elements={{ total, month: <ImmediateFigure name="month" /> }} />
        </p>
      </div>
      <InputField name="partnersAtStart" />
      <InputField name="newLevel1PartnersPerMonth" />
    </div>
  );
}
