import { cautiousAssumptions } from '../model/inputs.ts';
import { ownPriceCents } from '../model/plan.ts';
import { ownSubscription } from '../config/settings.ts';
import { roomFor } from '../format/number-formats.ts';
import { cases, figureNumber, figureText, type Case } from '../state/figures.ts';
import { Cases } from './Cases.tsx';
import { Dots, DotsLegend } from './Dots.tsx';
import { Figure, ImmediateFigure } from './Figure.tsx';
import { TextWithElements, LabelledValue } from './TextWithElements.tsx';
import styles from './Result.module.css';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/** What a case assumes: a label and its number in each row, the same rows in both cases. */
const assumed = [
  { name: 'conversion', label: 'assumedConversion' },
  { name: 'cancellation', label: 'assumedCancellation' },
  { name: 'referralsTenths', label: 'assumedReferrals' },
] as const;

function Assumed({ which }: { readonly which: Case }) {
  const calculator = useCalculator();
  return (
    <dl className={styles['assumed']}>
      {assumed.map(({ name, label }) => (
        <div key={name}>
          <dt>{calculator.t(label)}</dt>
          <dd>
            {which === 'entered' ? (
              <ImmediateFigure name={name} />
            ) : (
              <bdi dir="ltr" translate="no">
                {figureText(name, cautiousAssumptions[name], calculator)}
              </bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The people behind a case's amount, and how many of them are subscribed. */
function People({ which }: { readonly which: Case }) {
  const { t } = useCalculator();
  const elements = {
    active: <Figure name="activeSubscriptions" which={which} />,
    people: <Figure name="people" which={which} />,
  };
  return (
    <div className={styles['people']}>
      <LabelledValue label={t('ownPartners')}>
        <Figure name="ownPartners" which={which} />
      </LabelledValue>
      <LabelledValue label={t('partnersOfPartners')}>
        <Figure name="partnersOfPartners" which={which} />
      </LabelledValue>
      <p>
        <TextWithElements text={t('subscribedOf')} elements={elements} />
      </p>
    </div>
  );
}

/**
 * The chosen month's commission in both cases, in equal size. Below each amount: the case's assumptions, what is left
 * after the visitor's own subscription, and the people behind the amount.
 */
export function Result() {
  const calculator = useCalculator();
  const { t, money, disclosure } = calculator;
  // The larger amount is also the longer one.
  const room = useCalculatorState((state) =>
    roomFor([money(Math.max(...cases.map((which) => figureNumber({ name: 'commission', which }, state))))]),
  );
  return (
    <div className={styles['result']} data-result data-room={room}>
      <h2>
        <TextWithElements text={t('monthAlone')} elements={{ month: <ImmediateFigure name="month" /> }} />
      </h2>
      <p className={styles['note']}>
        {t('nonBindingNote')}{' '}
        {/* Typical results belong next to possible ones: FTC, "Business Guidance Concerning Multi-Level Marketing". */}
        {disclosure && <a href={disclosure.address}>{disclosure.label}</a>}
      </p>
      <Cases>
        {(which) => (
          <>
            <p className={styles['amount']}>
              <ImmediateFigure name="commission" which={which} />
            </p>
            <Assumed which={which} />
            {ownPriceCents !== undefined && (
              <div className={styles['left']}>
                <LabelledValue label={t('leftAfterOwn', { tier: ownSubscription, price: money(ownPriceCents) })}>
                  <Figure name="leftAfterOwn" which={which} />
                </LabelledValue>
                <p className={styles['loss']}>{t('lossNote')}</p>
              </div>
            )}
            <People which={which} />
            <div>
              <Dots which={which} />
            </div>
          </>
        )}
      </Cases>
      <DotsLegend />
    </div>
  );
}
