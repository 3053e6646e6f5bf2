import { comparedBars } from '../model/bars.ts';
import { assumptionNames, comparedAssumptions, type Assumptions } from '../model/inputs.ts';
import { comparisonAttributes, comparisonBarSizes } from '../state/markup.ts';
import buttons from './Button.module.css';
import styles from './Comparison.module.css';
import { SettledFigure } from './Figure.tsx';
import { FieldLabel, NumberField } from './NumberField.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator, useChosenMonth, useIsHydrated, useSettledState } from './use-calculator.ts';
import { useInputField } from './use-input-field.ts';

/** Of headings that a phone has no room for. */
const headingClass = `visually-hidden ${styles['until-wide']}`;

/** The two amounts as bars on one scale, this example's first. */
function Bars() {
  const [own, compared] = comparisonBarSizes(comparedBars(useSettledState(), useChosenMonth()));
  return (
    <svg {...comparisonAttributes} aria-hidden="true">
      {/* The early script may have changed their sizes before hydration. */}
      <rect height="10" {...own} suppressHydrationWarning />
      <rect y="14.75" height="8.5" {...compared} suppressHydrationWarning />
    </svg>
  );
}

/** How many of all partners have a subscription. */
function People({ isCompared }: { readonly isCompared: boolean }) {
  const active = <SettledFigure name="subscriptions" isCompared={isCompared} />;
  const people = <SettledFigure name="partners" isCompared={isCompared} />;
  return <TextWithElements text={useCalculator().t('subscribedOf')} elements={{ active, people }} />;
}

/** An assumption: its label, its field and the other value. */
function AssumptionRow({ name }: { readonly name: keyof Assumptions }) {
  const field = useInputField(name);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <FieldLabel name={name}>{field.label}</FieldLabel>
      </th>
      <td role="cell">
        <NumberField {...field} />
      </td>
      <td role="cell">
        <SettledFigure name={name} isCompared />
      </td>
    </tr>
  );
}

/**
 * This example and the same partners with other assumptions: a table, which holds the assumptions' fields, and a button
 * that puts the other ones into them. Since it is laid out as a grid, it keeps its roles only if they are written out.
 */
export function Comparison() {
  const { t, store } = useCalculator();
  const isHydrated = useIsHydrated();
  const applyCompared = () => {
    const { inputs, setInputs } = store.getState();
    setInputs(comparedAssumptions(inputs));
  };
  return (
    <div className={styles['comparison']}>
      <h2 id="comparison-heading" className={headingClass}>
        {t('assumptions')}
      </h2>
      <table role="table" aria-labelledby="comparison-heading">
        <thead>
          <tr role="row">
            <td>{''}</td>
            {(['thisExample', 'otherAssumptions'] as const).map((key) => (
              <th key={key} role="columnheader" scope="col">
                <i className="square" />
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr role="row" className={styles['amounts']}>
            <th role="rowheader" scope="row" className={headingClass}>
              {t('totalRevenue')}
            </th>
            {[false, true].map((isCompared) => (
              <td key={`${isCompared}`} role="cell">
                <SettledFigure name="commission" isCompared={isCompared} />
              </td>
            ))}
          </tr>
          <tr role="row" className={styles['bars']} aria-hidden="true">
            <td role="cell" colSpan={3}>
              <Bars />
            </td>
          </tr>
          <tr role="row" className={styles['people']}>
            <th role="rowheader" scope="row">
              {t('subscribersAmongPartners')}
            </th>
            {[false, true].map((isCompared) => (
              <td key={`${isCompared}`} role="cell">
                <People isCompared={isCompared} />
              </td>
            ))}
          </tr>
          {assumptionNames.map((name) => (
            <AssumptionRow key={name} name={name} />
          ))}
        </tbody>
      </table>
      <button
        type="button"
        name="other"
        className={`${buttons['outlined']} needs-script`}
        disabled={!isHydrated}
        onClick={applyCompared}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M14 8H2m0 0 5-5M2 8l5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
        {t('useOther')}
      </button>
      <p className="note">{t('comparisonNote')}</p>
    </div>
  );
}
