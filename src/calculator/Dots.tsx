import { dotPaths, dotsPerLine, linesFor, peoplePerDot } from '../model/drawings.ts';
import { cases, crowdOf, type Case } from '../state/figures.ts';
import styles from './Dots.module.css';
import { useCalculator, useDeferredState } from './use-calculator.ts';

/** The people of both cases in the chosen month, and how many of them a dot stands for. */
function useCrowds() {
  const { calculation, month } = useDeferredState();
  const crowds = {
    entered: crowdOf(calculation.entered, month),
    cautious: crowdOf(calculation.cautious, month),
  };
  return { crowds, perDot: peoplePerDot(Object.values(crowds)) };
}

/**
 * A case's people as dots, at the same scale in both cases. Renders a drawing for narrow and one for wide screens, of
 * which CSS shows one. Each drawing has room for any number of people, so its size never changes. Hidden from screen
 * readers, which read the counts above it.
 */
export function Dots({ which }: { readonly which: Case }) {
  const { crowds, perDot } = useCrowds();
  return Object.entries(dotsPerLine).map(([width, perLine]) => {
    const { own, theirs, without } = dotPaths(crowds[which], perDot, perLine);
    return (
      <svg
        key={width}
        className={`${styles[width]} screen-only`}
        viewBox={`0 0 ${perLine} ${linesFor(perLine)}`}
        width={10 * perLine}
        height={10 * linesFor(perLine)}
        aria-hidden="true"
      >
        {[own, theirs, without].map((path, layer) => (
          <path key={layer} d={path} />
        ))}
      </svg>
    );
  });
}

/** What filled and hollow dots mean, what else is assumed, and how many people a dot stands for. */
export function DotsLegend() {
  const { t, count } = useCalculator();
  const { crowds, perDot } = useCrowds();
  const isEmpty = cases.every((which) => crowds[which].own === 0);
  return (
    <div className={styles['below']} data-empty={isEmpty || undefined}>
      <ul role="list" className={`${styles['legend']} screen-only`}>
        <li className={styles['with']}>{t('withSubscription')}</li>
        <li>{t('withoutSubscription')}</li>
      </ul>
      <p>{t('upgradesNote')}</p>
      <p className={`${styles['scale']} screen-only`}>{perDot > 1 && t('peopleScale', { bundle: count(perDot) })}</p>
    </div>
  );
}
