import type { Language } from '../../config/languages.ts';
import { translator } from '../../content/translate.ts';
import { Assumptions } from './Assumptions.tsx';
import styles from './Inputs.module.css';
import { NumberField } from './NumberField.tsx';

/** The two number fields of the parameter card, and the assumptions folded away below them. */
export function Inputs({ language }: { readonly language: Language }) {
  const t = translator(language);
  return (
    <div className={styles['inputs']}>
      <h2 id="inputs-heading">{t('parameterSettings')}</h2>
      <p>{t('parametersDescription')}</p>
      <NumberField
        name="partnersAtStart"
        label={t('boostPartnersFirstMonth')}
        hint={t('startHint')}
        language={language}
      />
      <NumberField
        name="newLevel1PartnersPerMonth"
        label={t('newBoostPartnersMonthly')}
        hint={t('monthlyHint')}
        language={language}
      />
      <Assumptions language={language} />
    </div>
  );
}
