import { assumptionNames, assumptionValues, comparedAssumptions } from '../model/assumptions.ts';
import type { Assumptions as AssumptionInputs } from '../model/projection.ts';
import { inputText } from '../state/figures.ts';
import { figureAttributes } from '../state/markup.ts';
import buttons from './Button.module.css';
import { AssumptionValues, Figure, Mark, SettledFigure } from './Figure.tsx';
import { labelKeys } from './label-keys.ts';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator, useCalculatorState, useIsHydrated } from './use-calculator.ts';

type AssumptionName = keyof AssumptionInputs;

/** An assumption's values. In the built page its one option is a figure; React puts a list of its own in its place. */
function AssumptionSelect({ name }: { readonly name: AssumptionName }) {
  const { store, ...formats } = useCalculator();
  const value = useCalculatorState((state) => state.inputs[name]);
  if (!useIsHydrated())
    return (
      <select key="built" id={name} disabled>
        <option {...figureAttributes({ name })} suppressHydrationWarning>
          {inputText(name, value, formats)}
        </option>
      </select>
    );
  return (
    <select
      key="list"
      id={name}
      value={value}
      onChange={({ target }) => store.getState().setInputs({ [name]: Number(target.value) })}
    >
      {assumptionValues(name, window.calculation.linkInputs[name]).map((one) => (
        <option key={one} value={one}>
          {inputText(name, one, formats)}
        </option>
      ))}
    </select>
  );
}

function AssumptionRow({ name }: { readonly name: AssumptionName }) {
  return (
    <tr>
      <th scope="row">
        <label htmlFor={name}>{useCalculator().t(labelKeys[name])}</label>
      </th>
      <td>
        <span className="select">
          <AssumptionSelect name={name} />
        </span>
      </td>
      <td>
        <Figure name={name} isCompared />
      </td>
    </tr>
  );
}

/** The button that puts the other example's values into the selects. Its label lists them. */
function OtherValuesButton() {
  const { t, store } = useCalculator();
  const isHydrated = useIsHydrated();
  const applyCompared = () => {
    const { inputs, setInputs } = store.getState();
    setInputs(comparedAssumptions(inputs));
  };
  return (
    <button
      type="button"
      name="other"
      className={`${buttons['outlined']} needs-script`}
      disabled={!isHydrated}
      onClick={applyCompared}
    >
      <span>
        <TextWithElements text={t('calculateWith')} elements={{ values: <AssumptionValues isCompared /> }} />
      </span>
    </button>
  );
}

/** Both examples' assumptions, the first one's to choose, and how many partners and subscriptions they lead to. */
export function Assumptions() {
  const { t } = useCalculator();
  return (
    <div className="assumptions deferred">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span>{t('assumptions')}</span>
            </th>
            {[false, true].map((isCompared) => (
              <th key={`${isCompared}`} scope="col">
                <Mark isCompared={isCompared} />
                <span>{t(isCompared ? 'anotherExample' : 'thisExample')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {assumptionNames.map((name) => (
            <AssumptionRow key={name} name={name} />
          ))}
          <tr>
            <td colSpan={3}>
              <OtherValuesButton />
            </td>
          </tr>
        </tbody>
        <tbody>
          {(['partners', 'subscriptions'] as const).map((name) => (
            <tr key={name}>
              <th scope="row">
                <span>{t(name === 'partners' ? 'partnersBroughtIn' : 'subscriptions')}</span>
              </th>
              {[false, true].map((isCompared) => (
                <td key={`${isCompared}`}>
                  <SettledFigure name={name} isCompared={isCompared} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{t('assumptionsNote')}</p>
    </div>
  );
}
