import { ownPriceCents } from '../config/plan.ts';
import { ownSubscription } from '../config/settings.ts';
import { crowds } from '../model/crowd.ts';
import { cases, crowdOf, figureText } from '../state/figures.ts';
import { Cases } from './Cases.tsx';
import styles from './Crowd.module.css';
import { Figure } from './Figure.tsx';
import { Filled, Labelled } from './Filled.tsx';
import { useCalculator, useDeferredState, useIsHydrated } from './use-calculator.ts';

/**
 * The people behind the chosen month's amounts, drawn as dots to the same scale in both cases, and what is left of the
 * amounts after the visitor's own subscription. The dots are drawn after hydration, in space reserved for them.
 */
export function Crowd() {
  const formats = useCalculator();
  const { t, count } = formats;
  const isHydrated = useIsHydrated();
  const state = useDeferredState();
  const { perDot, lines, drawings } = crowds(cases.map((which) => crowdOf(state.calculation[which], state.month)));
  const labels = [t('ownPartners'), t('partnersOfPartners')] as const;
  return (
    <section aria-labelledby="crowd-heading" className={styles['crowd']}>
      <h2 id="crowd-heading">
        <Filled text={t('neededByMonth')}>
          <Figure name="month" />
        </Filled>
      </h2>
      <Cases>
        {(which) => {
          const { own, theirs, without } = drawings[cases.indexOf(which)]!;
          const numbers = (['ownPartners', 'partnersOfPartners'] as const).map((fact, index) =>
            t('stepAnnouncement', { label: labels[index]!, count: figureText(`${which}-${fact}`, state, formats) }),
          );
          return (
            <>
              {(own + theirs || !isHydrated) && (
                <svg
                  className="screen-only"
                  viewBox={`0 0 ${lines} ${lines}`}
                  role="img"
                  aria-label={numbers.join(', ')}
                >
                  {isHydrated && [own, theirs, without].map((path, index) => <path key={index} d={path} />)}
                </svg>
              )}
              <Labelled label={t('activeSubscriptions')}>
                <Figure name={`${which}-activeSubscriptions`} />
              </Labelled>
              {ownPriceCents !== undefined && (
                <>
                  <Labelled label={t('leftAfterOwn', { tier: ownSubscription })}>
                    <Figure name={`${which}-leftAfterOwn`} />
                  </Labelled>
                  <p className={styles['loss']}>{t('lossNote')}</p>
                </>
              )}
            </>
          );
        }}
      </Cases>
      <ul role="list" className={`${styles['legend']} screen-only`}>
        {[...labels, t('withoutSubscription')].map((label) => (
          <li key={label}>{label}</li>
        ))}
        {isHydrated && perDot > 1 && <li>{t('peopleScale', { bundle: count(perDot) })}</li>}
      </ul>
    </section>
  );
}
