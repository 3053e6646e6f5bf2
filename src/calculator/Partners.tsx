import { dotsOf } from '../state/figures.ts';
import { dotAttributes } from '../state/markup.ts';
import { Figure } from './Figure.tsx';
import styles from './Partners.module.css';
import { TextWithElements } from './TextWithElements.tsx';
import title from './Title.module.css';
import { useCalculator, useChosenMonth, useSettledState } from './use-calculator.ts';

/**
 * How many of all partners subscribe, and all of them as one grid of dots with its key, of which styles show what is
 * there. Dots that stand for nobody keep their place, so that nothing moves. Screen readers read the counts instead.
 */
export function Partners() {
  const { t } = useCalculator();
  const state = { ...useSettledState(), month: useChosenMonth() };
  return (
    <div className={styles['partners']}>
      <p className={title['title']}>
        {t('subscribersAmongPartners')}{' '}
        <b>
          <TextWithElements
            text={t('subscribedOf')}
            elements={{ active: <Figure name="subscriptions" />, people: <Figure name="partners" /> }}
          />
        </b>
      </p>
      <div className={styles['dots']} aria-hidden="true">
        {dotsOf(state).map((kind, index) => (
          // The early script may have changed its kind before hydration.
          <i key={index} {...dotAttributes(kind)} suppressHydrationWarning />
        ))}
      </div>
      <p className={`${styles['key']} note`}>
        <span>
          <TextWithElements text={t('peopleScale')} elements={{ bundle: <Figure name="peoplePerDot" /> }} />
        </span>{' '}
        <span data-key="subscriber">{t('withSubscription')}</span>{' '}
        <span data-key="nonSubscriber">{t('withoutSubscription')}</span>{' '}
        <span data-key="original">{t('onlyOriginal')}</span>
      </p>
    </div>
  );
}
