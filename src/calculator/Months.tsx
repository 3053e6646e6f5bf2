import { barsOf } from '../model/bars.ts';
import { ownPriceCents } from '../model/plan.ts';
import { CommissionSum } from './CommissionSum.tsx';
import { Isolated } from './Figure.tsx';
import { MonthTile } from './MonthTile.tsx';
import { BoldSentence } from './TextWithElements.tsx';
import { useCalculator, useChosenMonth, useSettledState } from './use-calculator.ts';

/** All months with their amounts and bars: one radio group, which chooses the month for the figures elsewhere. */
export function Months() {
  const { t, store, money } = useCalculator();
  const ownPrice = <Isolated>{money(ownPriceCents ?? 0)}</Isolated>;
  const bars = barsOf(useSettledState());
  const month = useChosenMonth();
  return (
    <section aria-labelledby="months-heading" className="months">
      <div className="months-title">
        <h2 id="months-heading">{t('monthlyRevenue')}</h2>
        <p>
          <BoldSentence text={t('revenueDescription')} elements={{ ownPrice }} />{' '}
          <span className="choose needs-script screen-only">{t('chooseMonth')}</span>
        </p>
        <p className="months-key note" aria-hidden="true">
          <i className="square" />
          {t('otherAssumptions')}
        </p>
      </div>
      {/* Firefox keeps across a reload which month was chosen, unless the form around them forbids it. */}
      <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <div role="radiogroup" aria-labelledby="months-heading">
          <ol role="list" className="month-list">
            {bars.map((bar, index) => (
              <MonthTile
                key={index}
                month={index + 1}
                bar={bar}
                isChosen={index + 1 === month}
                onChoose={store.getState().choose}
              >
                <CommissionSum />
              </MonthTile>
            ))}
          </ol>
        </div>
      </form>
    </section>
  );
}
