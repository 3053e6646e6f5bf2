import { useState } from 'react';
import { barLengths } from '../model/bars.ts';
import { scenarios } from '../state/figures.ts';
import { ofScenario, settled } from '../state/markup.ts';
import { MonthDetail } from './MonthDetail.tsx';
import { MonthTile } from './MonthTile.tsx';
import styles from './Months.module.css';
import { PlayButton } from './PlayButton.tsx';
import { ScenarioName } from './ScenarioName.tsx';
import { BoldSentence } from './TextWithElements.tsx';
import { useCalculator, useChosenMonth, useSettledState } from './use-calculator.ts';
import { useDraggedMonth } from './use-dragged-month.ts';

/** What both colours of the bars mean. On phones, also the headings of the months' columns. */
function Legend() {
  const { t } = useCalculator();
  return (
    <p className={styles['legend']}>
      <span className={styles['month']}>{t('month')}</span>
      {scenarios.map((scenario) => (
        <span key={scenario} className="swatch" {...ofScenario(scenario)}>
          <ScenarioName scenario={scenario} />
        </span>
      ))}
    </p>
  );
}

/** All months with their amounts and bars: one radio group, which chooses the month for the figures elsewhere. */
export function Months() {
  const { t, store } = useCalculator();
  const { entered, cautious } = useSettledState().calculation;
  const month = useChosenMonth();
  const [detailed, setDetailed] = useState<number>();
  const choose = (chosen: number) => {
    setDetailed(chosen);
    store.getState().choose(chosen);
  };
  return (
    <section aria-labelledby="months-heading" className={styles['months']} {...settled}>
      <div className={styles['head']}>
        <h2 id="months-heading">{t('monthlyRevenue')}</h2>
        <PlayButton />
        <p>
          <BoldSentence text={t('revenueDescription')} which="first" />{' '}
          <span className="needs-script screen-only">{t('chooseMonth')}</span>
        </p>
        <Legend />
      </div>
      <div role="radiogroup" aria-labelledby="months-heading" {...useDraggedMonth()}>
        <ol role="list" className={styles['list']}>
          {barLengths(entered, cautious).map((lengths, index) => (
            <MonthTile key={index} month={index + 1} lengths={lengths} isChosen={index + 1 === month} onChoose={choose}>
              {detailed === index + 1 && detailed === month && <MonthDetail />}
            </MonthTile>
          ))}
        </ol>
      </div>
    </section>
  );
}
