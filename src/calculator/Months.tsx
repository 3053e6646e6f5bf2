import { plan } from '../model/plan.ts';
import { sizedAttributes } from '../state/markup.ts';
import { CommissionSum } from './CommissionSum.tsx';
import { ExampleName } from './Figure.tsx';
import { MonthRow } from './MonthRow.tsx';
import { BoldSentence } from './TextWithElements.tsx';
import { useCalculator, useChosenMonth } from './use-calculator.ts';

/** All months with their amounts and bars: one radio group, which chooses the month for the figures elsewhere. */
export function Months() {
  const { t, store } = useCalculator();
  const chosen = useChosenMonth();
  return (
    <section aria-labelledby="months-heading" className="months">
      <div className="months-title">
        <h2 id="months-heading">{t('monthlyRevenue')}</h2>
        <p className="note">
          <BoldSentence text={t('revenueDescription')} />{' '}
          <span className="needs-script screen-only">{t('chooseMonth')}</span>
        </p>
        <p className="months-key" aria-hidden="true">
          {[false, true].map((isOther) => (
            <span key={`${isOther}`}>
              <ExampleName isOther={isOther} />
            </span>
          ))}
        </p>
      </div>
      <div role="radiogroup" aria-labelledby="months-heading" className="month-list">
        <ol role="list">
          {Array.from({ length: plan.horizonMonths }, (_, index) => (
            <MonthRow
              key={index}
              month={index + 1}
              isChosen={index + 1 === chosen}
              onChoose={store.getState().chooseMonth}
            />
          ))}
        </ol>
        <div className="month-detail" {...sizedAttributes}>
          <CommissionSum key={chosen} />
        </div>
      </div>
    </section>
  );
}
