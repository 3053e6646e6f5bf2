import { dotLines, dotsPerLine } from '../model/dots.ts';
import { dotsOf, figureNumber, scenarios } from '../state/figures.ts';
import { dots, dotScaleAttribute, ofScenario } from '../state/markup.ts';
import styles from './Dots.module.css';
import { Figure } from './Figure.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator, useChosenMonth, useSettledState } from './use-calculator.ts';

/**
 * The people behind both amounts: how many of them are subscribed, all of them as dots, and what a dot means. The
 * drawings have room for any number of people, so their size never changes. Screen readers read the counts instead.
 */
export function Dots() {
  const { t } = useCalculator();
  const state = { ...useSettledState(), month: useChosenMonth() };
  const scale = figureNumber({ name: 'peoplePerDot' }, state);
  return (
    <div className={styles['people']} {...dotScaleAttribute(scale)} suppressHydrationWarning>
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
            <svg {...dots} viewBox={`0 0 ${dotsPerLine} ${dotLines}`} aria-hidden="true">
              {dotsOf(scenario, state).map((path, layer) => (
                // The early script may have drawn others before hydration.
                <path key={layer} d={path} suppressHydrationWarning />
              ))}
            </svg>
          </div>
        ))}
      </div>
      <p className={`${styles['key']} screen-only`}>
        <span className={styles['scale']}>
          <TextWithElements text={t('peopleScale')} elements={{ bundle: <Figure name="peoplePerDot" /> }} />
        </span>{' '}
        <span className={`${styles['with']} swatch`}>{t('withSubscription')}</span>{' '}
        <span className={`${styles['without']} swatch`}>{t('withoutSubscription')}</span>
      </p>
    </div>
  );
}
