import { createStore } from 'zustand/vanilla';
import { comparedAssumptions, haveAssumptions, plansAssumptions } from '../model/assumptions.ts';
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
  /** The other example: the same numbers of partners with the assumptions that the inputs are compared with. */
  readonly comparedRows: readonly MonthlyResult[];
  /**
   * The largest commission of a month in both examples, and in those that one press leads to, in cents: amounts have room
   * for it. It need not be that of the last month.
   */
  readonly mostCents: number;
}

export interface CalculatorState extends Projected {
  /** The fields of the two numbers of partners; their values are the inputs. */
  readonly fields: Fields;
  /** The chosen month, from 1. */
  readonly month: number;

  /** Applies a field's event. */
  change(name: keyof Partners, event: FieldEvent): void;
  /** Sets inputs from outside their fields. */
  setInputs(changed: Partial<Inputs>): void;
  choose(month: number): void;
}

const fieldsFrom = (inputs: Inputs) =>
  Object.fromEntries(partnerNames.map((name) => [name, { value: inputs[name] }])) as unknown as Fields;

function projected(inputs: Inputs): Projected {
  const compared = { ...inputs, ...comparedAssumptions(inputs) };
  const [rows, comparedRows] = [project(plan, inputs), project(plan, compared)];
  const hasPlans = [inputs, compared].some((one) => haveAssumptions(one, plansAssumptions));
  const plansRows = hasPlans ? [] : project(plan, { ...inputs, ...plansAssumptions });
  const mostCents = Math.max(...[...rows, ...comparedRows, ...plansRows].map((row) => row.totalRevenueCents));
  return { inputs, rows, comparedRows, mostCents };
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

    change: (name, event) =>
      set((state) => {
        const field = fieldReducer(state.fields[name], event, inputRules[name]);
        return {
          ...withInputs(state, { [name]: field.value }),
          fields: { ...state.fields, [name]: field },
        };
      }),
    setInputs: (changed) =>
      set((state) => ({ ...withInputs(state, changed), fields: fieldsFrom({ ...state.inputs, ...changed }) })),
    choose: (month) => set({ month }),
  }));

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;
