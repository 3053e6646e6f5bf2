import { assumptionNames, assumptionValues, otherAssumptions } from '../model/assumptions.ts';
import type { Assumptions as AssumptionInputs } from '../model/projection.ts';
import { inputText } from '../state/figures.ts';
import buttons from './Button.module.css';
import { Disclosure } from './Disclosure.tsx';
import { assumptionFigures, ExampleName, Figure } from './Figure.tsx';
import { labelKeys } from './label-keys.ts';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

function AssumptionRow({ name }: { readonly name: keyof AssumptionInputs }) {
  const { t, store, ...formats } = useCalculator();
  const value = useCalculatorState((state) => state.inputs[name]);
  return (
    <tr>
      <th scope="row">
        <label htmlFor={name}>{t(labelKeys[name])}</label>
      </th>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td>
        <span className="select">
          <select
            id={name}
            value={value}
            onChange={({ target }) => store.getState().setInputs({ [name]: Number(target.value) })}
          >
            {assumptionValues(name, window.earlyCalculator!.linkInputs[name]).map((one) => (
              <option key={one} value={one}>
                {inputText(name, one, formats)}
              </option>
            ))}
          </select>
        </span>
      </td>
      <td>
        <Figure name={name} isOther />
      </td>
    </tr>
  );
}

/** Puts the other example's values into the selects. Screen readers hear which. */
function OtherValuesButton() {
  const { t, store } = useCalculator();
  const applyOther = () => {
    const { inputs, setInputs } = store.getState();
    setInputs(otherAssumptions(inputs));
  };
  return (
    <button type="button" name="other" className={buttons['outlined']} onClick={applyOther}>
      <span>{t('useTheseValues')}</span>{' '}
      <span className="visually-hidden">
        <TextWithElements text={t('exampleAssumptions')} elements={assumptionFigures({ isOther: true })} />
      </span>
    </button>
  );
}

/** Both examples' assumptions, the first one's to choose. Rendered while they are open. */
export function Assumptions() {
  const { t } = useCalculator();
  return (
    <Disclosure title={t('changeAssumptions')}>
      <table className="assumptions">
        <thead>
          <tr>
            <th scope="col">
              <span>{t('assumptions')}</span>
            </th>
            {[false, true].map((isOther) => (
              <th key={`${isOther}`} scope="col">
                <ExampleName isOther={isOther} />
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
      </table>
    </Disclosure>
  );
}
