import { createStore } from 'zustand/vanilla';
import { comparedAssumptions, inputRules, plansAssumptions } from '../model/inputs.ts';
import { plan } from '../model/plan.ts';
import { fieldReducer, type FieldEvent, type NumberFieldState } from '../model/number-field.ts';
import { project, type Inputs, type MonthlyResult } from '../model/projection.ts';
import { defaultInputs } from '../model/query-string.ts';

type Fields = Readonly<Record<keyof Inputs, NumberFieldState>>;

/** Inputs with their projections. */
export interface Projected {
  /** Keeps its identity until a number changes. */
  readonly inputs: Inputs;
  /** The projection of the inputs, month 1 first. Calculated once per change of the inputs. */
  readonly rows: readonly MonthlyResult[];
  /** The same numbers of partners with the plan's assumptions. */
  readonly plansRows: readonly MonthlyResult[];
  /** The same numbers of partners with the assumptions that the inputs are compared with. */
  readonly comparedRows: readonly MonthlyResult[];
}

export interface CalculatorState extends Projected {
  /** The inputs' fields. Each keeps its identity until it changes; its value is the input. */
  readonly fields: Fields;
  /** The chosen month, from 1. */
  readonly month: number;

  /** Applies a field's event. */
  change(name: keyof Inputs, event: FieldEvent): void;
  /** Sets inputs from outside their fields. */
  setInputs(changed: Partial<Inputs>): void;
  choose(month: number): void;
}

const fieldsFrom = (fieldOf: (name: keyof Inputs) => NumberFieldState) =>
  Object.fromEntries((Object.keys(inputRules) as (keyof Inputs)[]).map((name) => [name, fieldOf(name)])) as Fields;

const projected = (inputs: Inputs): Projected => ({
  inputs,
  rows: project(plan, inputs),
  plansRows: project(plan, { ...inputs, ...plansAssumptions }),
  comparedRows: project(plan, { ...inputs, ...comparedAssumptions(inputs) }),
});

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
    fields: fieldsFrom((name) => ({ value: defaultInputs[name] })),
    month: plan.horizonMonths,

    change: (name, event) =>
      set((state) => {
        const before = state.fields[name];
        const field = fieldReducer(before, event, inputRules[name]);
        return {
          ...withInputs(state, { [name]: field.value }),
          fields: { ...state.fields, [name]: field },
        };
      }),
    setInputs: (changed) =>
      set((state) => {
        const inputs = { ...state.inputs, ...changed };
        return { ...withInputs(state, changed), fields: fieldsFrom((name) => ({ value: inputs[name] })) };
      }),
    choose: (month) => set({ month }),
  }));

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;
