import { ownPriceCents } from '../../config/own-subscription.ts';
import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { ownSubscription } from '../../config/settings.ts';
import { lastMonthFigures } from '../../content/figures.ts';
import { translator } from '../../content/translate.ts';
import { defaultFigures } from './default-figures.ts';
import styles from './Effort.module.css';
import { Figure } from './Figure.tsx';

/**
 * What a sceptic asks of the last month's amount: how many people it takes, what it would be with cautious
 * assumptions, and what is left of it after one's own subscription. Labels and values: no noun has to agree with a
 * count.
 */
export function Effort({ language }: { readonly language: Language }) {
  const t = translator(language);
  const labels = {
    subscriptionsNeeded: t('subscriptionsNeeded'),
    partnersNeeded: t('partnersNeeded'),
    cautiousMonth: t('cautiousMonth'),
    afterOwnSubscription: ownPriceCents !== undefined && t('afterOwnSubscription', { tier: ownSubscription }),
  };
  return (
    <dl className={styles['effort']}>
      {lastMonthFigures.map(
        (name, index) =>
          labels[name] && (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd>
                <Figure place={plan.horizonMonths + index + 1}>
                  {defaultFigures(language)[plan.horizonMonths + index]!}
                </Figure>
                {name === 'afterOwnSubscription' && <span className={styles['loss']}>{t('lossNote')}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
