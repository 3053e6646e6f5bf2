import { createStore } from 'zustand/vanilla';
import { inputRules } from '../model/inputs.ts';
import { plan, type TierName } from '../model/plan.ts';
import { cautiousInputs } from '../model/assumptions.ts';
import { afterEvent, type FieldAnnouncement, type FieldEvent, type NumberField } from '../model/number-field.ts';
import { project, type Inputs, type MonthlyResult } from '../model/projection.ts';
import { defaultInputs } from '../model/query-string.ts';

/** All that the page says of its inputs follows from these rows. They are calculated once for each change. */
export interface Calculation {
  /** The projection of the inputs, month 1 first. */
  readonly entered: readonly MonthlyResult<TierName>[];
  /** The same numbers of partners with the owner's cautious assumptions. */
  readonly cautious: readonly MonthlyResult<TierName>[];
}

/** Calculates the owner's plan with these inputs, and with the cautious assumptions in place of theirs. */
export function calculate(inputs: Inputs): Calculation {
  return { entered: project(plan, inputs), cautious: project(plan, cautiousInputs(inputs)) };
}

/** What screen readers say ahead of the result. */
interface Announcement extends FieldAnnouncement {
  /** The field that was changed. */
  readonly name: keyof Inputs;
}

export interface CalculatorState {
  /** The same object until a number changes. */
  readonly inputs: Inputs;
  readonly calculation: Calculation;
  /** The field that has the focus, and what has been typed there. */
  readonly edited?: { readonly name: keyof Inputs; readonly text: string | undefined } | undefined;
  /** The field that says which numbers it takes. */
  readonly bounded?: keyof Inputs | undefined;
  /** The chosen month, to which the amounts and the breakdown belong; 1 is the first. */
  readonly month: number;
  /** A new object for each change that is to be announced; undefined once it is. */
  readonly announcement?: Announcement | undefined;
  /** Inputs whose months are to be brought into sight once they are shown; a new object for each time. */
  readonly revealed?: { readonly inputs: Inputs } | undefined;

  /** Applies an event of a field. */
  change(name: keyof Inputs, event: FieldEvent): void;
  /**
   * Sets inputs that were not changed in their fields.
   * @param announced the one whose number is to be announced; the months are then brought into sight
   */
  setInputs(changed: Partial<Inputs>, announced?: keyof Inputs): void;
  choose(month: number): void;
}

/** One of the inputs as its field has it. */
export const fieldOf = (
  { inputs, edited, bounded, announcement }: CalculatorState,
  name: keyof Inputs,
): NumberField => ({
  value: inputs[name],
  isEdited: edited?.name === name,
  text: edited?.name === name ? edited.text : undefined,
  isBounded: bounded === name,
  announcement: announcement?.name === name ? announcement : undefined,
});

/** Another set of inputs, and what follows from it; nothing, if it is the same. */
function withInputs({ inputs: before }: CalculatorState, changed: Partial<Inputs>): Partial<CalculatorState> {
  const inputs = { ...before, ...changed };
  const isSame = (Object.keys(inputs) as (keyof Inputs)[]).every((name) => inputs[name] === before[name]);
  return isSame ? {} : { inputs, calculation: calculate(inputs) };
}

/**
 * The calculator's state, before React and with it. It begins as the page was built, with the default inputs: what
 * React hydrates against is the store's `getInitialState()`.
 */
export const createCalculatorStore = () =>
  createStore<CalculatorState>((set) => ({
    inputs: defaultInputs,
    calculation: calculate(defaultInputs),
    month: plan.horizonMonths,

    change: (name, event) =>
      set((state) => {
        const before = fieldOf(state, name);
        const after = afterEvent(before, event, inputRules[name]);
        return {
          ...withInputs(state, { [name]: after.value }),
          edited: after.isEdited ? { name, text: after.text } : before.isEdited ? undefined : state.edited,
          bounded: after.isBounded
            ? name
            : before.isBounded || after.value !== before.value
              ? undefined
              : state.bounded,
          ...(after.announcement !== before.announcement && {
            announcement: after.announcement && { ...after.announcement, name },
          }),
        };
      }),
    setInputs: (changed, announced) =>
      set((state) => {
        const changes = withInputs(state, changed);
        return {
          ...changes,
          bounded: undefined,
          announcement: announced && { name: announced, isStepped: true, saysBounds: false },
          revealed: announced && { inputs: changes.inputs ?? state.inputs },
        };
      }),
    choose: (month) => set({ month }),
  }));

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;
