import { createStore } from 'zustand/vanilla';
import { withCautiousAssumptions, inputRules } from '../model/inputs.ts';
import { plan, type TierName } from '../model/plan.ts';
import { fieldReducer, type FieldAnnouncement, type FieldEvent, type NumberFieldState } from '../model/number-field.ts';
import { project, type Inputs, type MonthlyResult } from '../model/projection.ts';
import { defaultInputs } from '../model/query-string.ts';

/** The projections from which all figures are derived. Calculated once per change of the inputs. */
export interface Calculation {
  /** The projection of the inputs, month 1 first. */
  readonly entered: readonly MonthlyResult<TierName>[];
  /** The same numbers of partners with the owner's cautious assumptions. */
  readonly cautious: readonly MonthlyResult<TierName>[];
}

/** Runs the projection with these inputs and with the cautious assumptions. */
function calculate(inputs: Inputs): Calculation {
  return { entered: project(plan, inputs), cautious: project(plan, withCautiousAssumptions(inputs)) };
}

/** What is due to be announced of each field; then the result follows. */
export type DueAnnouncements = Readonly<Partial<Record<keyof Inputs, FieldAnnouncement>>>;

export interface CalculatorState {
  /** Keeps its identity until a number changes. */
  readonly inputs: Inputs;
  readonly calculation: Calculation;
  /** The focused field, and what has been typed there since focus or a step. */
  readonly edited?: { readonly name: keyof Inputs; readonly text: string | undefined } | undefined;
  /** The fields that show their range, after rejected input. */
  readonly fieldsShowingRange: readonly (keyof Inputs)[];
  /** The chosen month, from 1. */
  readonly month: number;
  /** A new object for each change that is to be announced; undefined once it is. */
  readonly due?: DueAnnouncements | undefined;
  /** Whether the assumptions are shown as fields. */
  readonly isEditingAssumptions: boolean;

  /** Applies a field's event. */
  change(name: keyof Inputs, event: FieldEvent): void;
  /** Notes that what was due has been announced. */
  announced(): void;
  /** Sets inputs from outside their fields. @param announced the input to announce; `all` announces only the result */
  setInputs(changed: Partial<Inputs>, announced?: keyof Inputs | 'all'): void;
  choose(month: number): void;
  editAssumptions(isEditing: boolean): void;
}

/** The state of one input's field. */
export const fieldOf = (
  { inputs, edited, fieldsShowingRange, due }: CalculatorState,
  name: keyof Inputs,
): NumberFieldState => ({
  value: inputs[name],
  isEdited: edited?.name === name,
  text: edited?.name === name ? edited.text : undefined,
  showsRange: fieldsShowingRange.includes(name),
  announcement: due?.[name],
});

/** The changed inputs and their calculation, or an empty object if no value differs. */
function withInputs({ inputs: before }: CalculatorState, changed: Partial<Inputs>): Partial<CalculatorState> {
  const inputs = { ...before, ...changed };
  const isSame = (Object.keys(inputs) as (keyof Inputs)[]).every((name) => inputs[name] === before[name]);
  return isSame ? {} : { inputs, calculation: calculate(inputs) };
}

/**
 * Creates the store that the early script and then React use. It starts with the default inputs, as the page was built:
 * React hydrates against `getInitialState()`.
 */
export const createCalculatorStore = () =>
  createStore<CalculatorState>((set) => ({
    inputs: defaultInputs,
    calculation: calculate(defaultInputs),
    month: plan.horizonMonths,
    fieldsShowingRange: [],
    isEditingAssumptions: false,

    change: (name, event) =>
      set((state) => {
        const before = fieldOf(state, name);
        const after = fieldReducer(before, event, inputRules[name]);
        let { edited, fieldsShowingRange, due } = state;
        if (after.isEdited) edited = { name, text: after.text };
        else if (before.isEdited) edited = undefined;
        if (after.showsRange !== before.showsRange) {
          fieldsShowingRange = fieldsShowingRange.filter((other) => other !== name);
          if (after.showsRange) fieldsShowingRange = [...fieldsShowingRange, name];
        }
        if (after.announcement !== before.announcement) due = { ...due, [name]: after.announcement };
        return { ...withInputs(state, { [name]: after.value }), edited, fieldsShowingRange, due };
      }),
    announced: () => set({ due: undefined }),
    setInputs: (changed, announced) =>
      set((state) => ({
        ...withInputs(state, changed),
        fieldsShowingRange: [],
        due: announced && (announced === 'all' ? {} : { [announced]: { isStepped: true, announcesRange: false } }),
      })),
    choose: (month) => set({ month }),
    editAssumptions: (isEditingAssumptions) => set({ isEditingAssumptions }),
  }));

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;
