import { roomFor } from '../format/number-formats.ts';
import { assumptionNames } from '../model/assumptions.ts';
import { cases, figureText } from '../state/figures.ts';
import { Cases } from './Cases.tsx';
import { fieldTexts } from './field-texts.ts';
import { PromptFigure } from './Figure.tsx';
import { Filled, Labelled } from './Filled.tsx';
import styles from './Result.module.css';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/** What the visitor's case assumes: in the plan's words, in those of the less optimistic one, or number by number. */
function OwnConditions() {
  const { t } = useCalculator();
  return (
    <div className={styles['conditions']}>
      <p data-if="plan">{t('planConditions')}</p>
      <p data-if="cautious">{t('cautiousConditions')}</p>
      <div data-if="own" className={styles['own']}>
        {assumptionNames.map((name) => (
          <Labelled key={name} label={t(fieldTexts[name].label)}>
            <PromptFigure name={name} />
          </Labelled>
        ))}
      </div>
    </div>
  );
}

/** The chosen month's commission in both cases, equally large, each with the people it takes and what it assumes. */
export function Result() {
  const formats = useCalculator();
  const { t, disclosure } = formats;
  const room = useCalculatorState((state) => roomFor(cases.map((name) => figureText(name, state, formats))));
  return (
    <div className={styles['result']} data-result data-room={room}>
      <h2>
        <Filled text={t('monthAlone')}>
          <PromptFigure name="month" />
        </Filled>
      </h2>
      <p className={styles['note']}>
        {t('nonBindingNote')}{' '}
        {/* What is typical belongs beside what is possible: FTC, "Business Guidance Concerning Multi-Level Marketing". */}
        {disclosure && <a href={disclosure.address}>{disclosure.label}</a>}
      </p>
      <Cases>
        {(which) => (
          <>
            <p className={styles['amount']}>
              <PromptFigure name={which} />
            </p>
            <Labelled label={t('ownPartners')}>
              <PromptFigure name={`${which}-ownPartners`} />
            </Labelled>
            <Labelled label={t('partnersOfPartners')}>
              <PromptFigure name={`${which}-partnersOfPartners`} />
            </Labelled>
            <div className={styles['note']}>
              {which === 'entered' ? <OwnConditions /> : <p>{t('cautiousConditions')}</p>}
            </div>
          </>
        )}
      </Cases>
      <p className={styles['note']}>{t('upgradesNote')}</p>
    </div>
  );
}
