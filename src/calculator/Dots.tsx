import { dotsPerLine, linesFor } from '../model/dots.ts';
import { dotDrawing, dotScale, type DotsWidth } from '../state/dot-drawings.ts';
import { scenarios, type Scenario } from '../state/figures.ts';
import { dots, dotScaleAttribute, ofScenario } from '../state/markup.ts';
import styles from './Dots.module.css';
import { Figure } from './Figure.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator, useChosenMonth, useSettledState } from './use-calculator.ts';

/** Width and height of a dot's cell, in pixels. */
const dotPitch = { narrow: 10, wide: 9 } as const;

const widths = Object.keys(dotsPerLine) as DotsWidth[];

/**
 * A scenario's people as dots: a drawing for narrow and one for wide screens, of which CSS shows one. Each has room for
 * any number of people, so its size never changes. Hidden from screen readers, which read the counts above it.
 */
function Drawings({ scenario }: { readonly scenario: Scenario }) {
  const { calculation } = useSettledState();
  const month = useChosenMonth();
  return widths.map((width) => {
    const [perLine, lines] = [dotsPerLine[width], linesFor(dotsPerLine[width])];
    return (
      <svg
        key={width}
        {...dots(width)}
        className={styles[width]}
        viewBox={`0 0 ${perLine} ${lines}`}
        width={dotPitch[width] * perLine}
        height={dotPitch[width] * lines}
        aria-hidden="true"
      >
        {dotDrawing(calculation, month, scenario, width).map((path, layer) => (
          // The early script may have drawn others before hydration.
          <path key={layer} d={path} suppressHydrationWarning />
        ))}
      </svg>
    );
  });
}

/** The people behind both amounts: how many of them are subscribed, all of them as dots, and what a dot means. */
export function Dots() {
  const { t } = useCalculator();
  const { calculation } = useSettledState();
  const month = useChosenMonth();
  return (
    <div className={styles['people']} {...dotScaleAttribute(dotScale(calculation, month))} suppressHydrationWarning>
      <div className={styles['crowds']}>
        {scenarios.map((scenario) => (
          <div key={scenario} {...ofScenario(scenario)}>
            <p>
              <TextWithElements
                text={t('subscribedOf')}
                elements={{
                  active: <Figure name="activeSubscriptions" scenario={scenario} />,
                  people: <Figure name="people" scenario={scenario} />,
                }}
              />
            </p>
            <Drawings scenario={scenario} />
          </div>
        ))}
      </div>
      <p className={`${styles['key']} screen-only`}>
        <span className={styles['scale']}>
          <TextWithElements text={t('peopleScale')} elements={{ bundle: <Figure name="peoplePerDot" /> }} />
        </span>{' '}
        <span className={styles['with']}>{t('withSubscription')}</span>{' '}
        <span className={styles['without']}>{t('withoutSubscription')}</span>
      </p>
    </div>
  );
}
