import { ownPriceCents } from '../config/plan.ts';
import { ownSubscription } from '../config/settings.ts';
import { crowds } from '../model/crowd.ts';
import { cases, crowdOf } from '../state/figures.ts';
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
  const { t, count } = useCalculator();
  const isHydrated = useIsHydrated();
  const state = useDeferredState();
  const people = cases.map((which) => crowdOf(state.calculation[which], state.month));
  const shapes = { square: crowds(people, 1), wide: crowds(people, 6) };
  const labels = [t('ownPartners'), t('partnersOfPartners')] as const;
  return (
    <section aria-labelledby="crowd-heading" className={styles['crowd']}>
      <h2 id="crowd-heading">
        <Filled text={t('requiredByMonth')}>
          <Figure name="month" />
        </Filled>
      </h2>
      <Cases>
        {(which) => {
          const index = cases.indexOf(which);
          const { own, theirs } = people[index]!;
          const numbers = [own, theirs].map((number, level) =>
            t('labelledNumber', { label: labels[level]!, count: count(number) }),
          );
          return (
            <>
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
              {(own > 0 || !isHydrated) &&
                Object.entries(shapes).map(([shape, { lines, perLine, drawings }]) => (
                  <svg
                    key={shape}
                    className={`${styles[shape]} screen-only`}
                    viewBox={`0 0 ${perLine} ${lines}`}
                    role="img"
                    aria-label={numbers.join(', ')}
                  >
                    {isHydrated && Object.values(drawings[index]!).map((path, layer) => <path key={layer} d={path} />)}
                  </svg>
                ))}
            </>
          );
        }}
      </Cases>
      <ul role="list" className={`${styles['legend']} screen-only`}>
        {[...labels, t('withoutSubscription')].map((label) => (
          <li key={label}>{label}</li>
        ))}
        {isHydrated && shapes.wide.perDot > 1 && <li>{t('peopleScale', { bundle: count(shapes.wide.perDot) })}</li>}
      </ul>
    </section>
  );
}
