import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { translator } from '../../content/translate.ts';
import { roomFor } from '../../content/written-amount.ts';
import { cautiousInputs } from '../../model/assumptions.ts';
import { picture, type BarPart } from '../../model/picture.ts';
import { project } from '../../model/projection.ts';
import { defaultInputs } from '../../model/query-string.ts';
import { Caveat } from './Caveat.tsx';
import { defaultFigures } from './default-figures.ts';
import { Legend } from './Legend.tsx';
import { Month } from './Month.tsx';
import styles from './Months.module.css';

const drawn = picture(plan, project(plan, defaultInputs), project(plan, cautiousInputs(defaultInputs)));

/** The revenue card: the months as a list, which becomes one picture where there is room for a year side by side. */
export function Months({ language }: { readonly language: Language }) {
  const t = translator(language);
  const amounts = defaultFigures(language).slice(0, plan.horizonMonths);
  const isYear = plan.horizonMonths === 12;
  return (
    <section aria-labelledby="months-heading" className={styles['months']}>
      <h2 id="months-heading">{t('monthlyRevenue')}</h2>
      <p>{t('revenueDescription')}</p>
      <p data-needs-react>{t('monthHint')}</p>
      <div className={styles['key']}>
        <Caveat language={language} />
        <Legend label={t('revenueByTier')} mark={t('cautiousCase')} />
      </div>
      <ol role="list" className={styles['list']} data-year={isYear || undefined} data-room={roomFor(amounts)}>
        {amounts.map((amount, index) => (
          <Month
            key={index}
            language={language}
            month={index + 1}
            amount={amount}
            parts={drawn[index] as readonly BarPart[]}
          >
            {/* Names the line that the marks make across the columns, at its end. An empty drawing keeps it as far from
                the top as the mark is: no other height that a script may set needs a style. Where bars lie, the legend
                names the marks. */}
            {isYear && index === amounts.length - 1 && (
              <div className={styles['name']} aria-hidden="true" data-bar={plan.horizonMonths + 1}>
                <svg width="1" {...drawn.at(-1)![0]} />
                <span>{t('cautiousCase')}</span>
              </div>
            )}
          </Month>
        ))}
      </ol>
    </section>
  );
}
