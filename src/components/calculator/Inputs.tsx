import type { ReactNode } from 'react';
import type { Inputs as InputValues } from '../../model/projection.ts';
import styles from './Inputs.module.css';
import { NumberField } from './NumberField.tsx';
import { useTranslation } from './Translation.tsx';

interface Props {
  readonly inputs: InputValues;
  /** The result, shown beside the fields. */
  readonly children: ReactNode;
}

/** The parameter card: the two number fields and, in sight of them, the result. */
export function Inputs({ inputs, children }: Props) {
  const t = useTranslation();
  return (
    <section aria-labelledby="inputs-heading" className={styles['card']}>
      <h2 id="inputs-heading" suppressHydrationWarning>
        {t('parameterSettings')}
      </h2>
      <p suppressHydrationWarning>{t('parametersDescription')}</p>
      {children}
      <NumberField
        name="partnersAtStart"
        value={inputs.partnersAtStart}
        label={t('boostPartnersFirstMonth')}
        hint={t('startHint')}
      />
      <NumberField
        name="newLevel1PartnersPerMonth"
        value={inputs.newLevel1PartnersPerMonth}
        label={t('newBoostPartnersMonthly')}
        hint={t('monthlyHint')}
      />
    </section>
  );
}
