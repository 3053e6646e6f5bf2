import type { Inputs as InputValues } from '../../model/projection.ts';
import { NumberField } from './NumberField.tsx';
import { useTranslation } from './Translation.tsx';

/** The parameter card's heading and its two number fields. */
export function Inputs({ inputs }: { inputs: InputValues }) {
  const t = useTranslation();
  return (
    <section aria-labelledby="inputs-heading">
      <h2 id="inputs-heading">{t('parameterSettings')}</h2>
      <p>{t('parametersDescription')}</p>
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
