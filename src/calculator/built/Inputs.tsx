import type { Language } from '../../config/languages.ts';
import { translator } from '../../content/translate.ts';
import styles from './Inputs.module.css';
import { NumberField } from './NumberField.tsx';
import { Result } from './Result.tsx';

/** The parameter card: the two number fields and, in sight of them, the result. */
export function Inputs({ language }: { readonly language: Language }) {
  const t = translator(language);
  return (
    <section aria-labelledby="inputs-heading" className={styles['card']}>
      <h2 id="inputs-heading">{t('parameterSettings')}</h2>
      <p>{t('parametersDescription')}</p>
      <Result language={language} />
      <NumberField name="partnersAtStart" label={t('boostPartnersFirstMonth')} hint={t('startHint')} t={t} />
      <NumberField
        name="newLevel1PartnersPerMonth"
        label={t('newBoostPartnersMonthly')}
        hint={t('monthlyHint')}
        t={t}
      />
    </section>
  );
}
