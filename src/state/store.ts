import { createStore } from 'zustand/vanilla';
import { otherAssumptions } from '../model/assumptions.ts';
import { inputRules, partnerNames } from '../model/inputs.ts';
import { plan } from '../model/plan.ts';
import { fieldReducer, type FieldEvent, type NumberFieldState } from '../model/number-field.ts';
import { project, type Inputs, type MonthlyResult, type Partners } from '../model/projection.ts';
import { defaultInputs } from '../model/query-string.ts';

type Fields = Readonly<Record<keyof Partners, NumberFieldState>>;

/** Inputs with the projections of both examples. */
export interface Projected {
  /** Keeps its identity until a number changes. */
  readonly inputs: Inputs;
  /** The projection of the inputs, month 1 first. Calculated once per change of the inputs. */
  readonly rows: readonly MonthlyResult[];
  /** The other example: the same numbers of partners with the cautious assumptions, or with the plan's. */
  readonly otherRows: readonly MonthlyResult[];
}

export interface CalculatorState extends Projected {
  /** The fields of the two numbers of partners; their values are the inputs. */
  readonly fields: Fields;
  /** The chosen month, from 1. */
  readonly month: number;

  /** Applies a field's event. */
  changeField(name: keyof Partners, event: FieldEvent): void;
  /** Sets inputs from outside their fields. */
  setInputs(changed: Partial<Inputs>): void;
  chooseMonth(month: number): void;
}

const fieldsFrom = (inputs: Inputs) =>
  Object.fromEntries(partnerNames.map((name) => [name, { value: inputs[name] }])) as unknown as Fields;

function projected(inputs: Inputs): Projected {
  return {
    inputs,
    rows: project(plan, inputs),
    otherRows: project(plan, { ...inputs, ...otherAssumptions(inputs) }),
  };
}

/** The changed inputs and their projections, or an empty object if no value differs. */
function withInputs({ inputs: before }: CalculatorState, changed: Partial<Inputs>): Partial<CalculatorState> {
  const inputs = { ...before, ...changed };
  const isSame = (Object.keys(inputs) as (keyof Inputs)[]).every((name) => inputs[name] === before[name]);
  return isSame ? {} : projected(inputs);
}

/**
 * Creates the store that the early script and then React use. It starts with the default inputs, as the page was built:
 * React hydrates against `getInitialState()`.
 */
export const createCalculatorStore = () =>
  createStore<CalculatorState>((set) => ({
    ...projected(defaultInputs),
    fields: fieldsFrom(defaultInputs),
    month: plan.horizonMonths,

    changeField: (name, event) =>
      set((state) => {
        const field = fieldReducer(state.fields[name], event, inputRules[name]);
        return {
          ...withInputs(state, { [name]: field.value }),
          fields: { ...state.fields, [name]: field },
        };
      }),
    setInputs: (changed) =>
      set((state) => ({ ...withInputs(state, changed), fields: fieldsFrom({ ...state.inputs, ...changed }) })),
    chooseMonth: (month) => set({ month }),
  }));

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;
