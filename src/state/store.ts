import { inputRules } from '../config/inputs.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import type { Inputs } from '../model/projection.ts';
import { stepped } from '../model/step.ts';
import { losesCharacters, numberOf, typedDigits, typedText } from '../model/typed-number.ts';
import { calculate, type Calculation } from './calculation.ts';
import { plainText } from './field-text.ts';
import { createPaces, type Pace } from './paces.ts';

/** What can be pressed that React carries out. Each stands for the last press of its kind. */
export interface Presses {
  /** Opens or closes the breakdown of this month; 1 is the first. */
  readonly month?: number;
  /** Shows the month overview. */
  readonly overview?: true;
  /** Opens the partner's kit. */
  readonly kit?: true;
  /** Sets all assumptions. */
  readonly assumptions?: 'plan' | 'cautious';
}

/** What screen readers announce ahead of the result. */
export type Announced = Pick<Presses, 'assumptions'> & {
  /** The field whose number a step has changed. */
  readonly stepped?: keyof Inputs;
};

export interface CalculatorState {
  /** The same object until an input changes. */
  readonly inputs: Inputs;
  readonly calculation: Calculation;
  /** The text in the field that has the focus, which need not be how its number is written, and what is selected. */
  readonly edited?: {
    readonly name: keyof Inputs;
    readonly text: string;
    readonly selection?: readonly [number, number];
  };
  /** The field at which it is said which numbers it takes. */
  readonly bounded?: keyof Inputs | undefined;
  /** Another object after each change that is announced; none before the first. */
  readonly announced?: Announced;
  /** The month whose breakdown is open; 0 for none. */
  readonly month: number;
  /** Whether the overview has ever been opened. */
  readonly hasOverview: boolean;
  /** How often the partner's kit has been opened. */
  readonly kitOpenings: number;
  /** Presses that wait for React. */
  readonly waiting: Presses;
  readonly isLive: boolean;
}

/** The calculator's state, from the first paint on and with React, in the form that `useSyncExternalStore` takes. */
export interface CalculatorStore {
  /** The state as it is now, or as it was when views of a slower pace were last notified. */
  readonly get: (pace?: Pace) => CalculatorState;
  /** Calls `view` after changes, at its pace. Returns a function that unsubscribes. */
  readonly subscribe: (view: () => void, pace?: Pace) => () => void;
  /** Changes what is no input. */
  readonly change: (part: Partial<Omit<CalculatorState, 'inputs' | 'calculation'>>) => void;
  /** Changes inputs, has the result announced, and calculates once. */
  readonly changeInputs: (changed: Partial<Inputs>, part: Partial<CalculatorState>) => void;
  /** Notifies all views of the state of now, for paper. */
  readonly catchUp: () => void;
  /** The field gets the focus: its number can be edited. */
  readonly edit: (name: keyof Inputs) => void;
  /** Takes over what a field holds after someone has typed, pasted, dictated or filled in. */
  readonly type: (name: keyof Inputs, text: string, isFocused: boolean) => void;
  /** The field loses the focus. */
  readonly leave: (name: keyof Inputs) => void;
  /** Adds to an input, as far as its bounds; at them, it is said what they are. */
  readonly step: (name: keyof Inputs, by: number) => void;
  /** Says at a field which numbers it takes. */
  readonly sayBounds: (name: keyof Inputs) => void;
}

/** @param count writes a number as the page's language does */
export function createStore(inputs: Inputs, count: NumberFormats['count']): CalculatorStore {
  const start = { inputs, calculation: calculate(inputs), month: 0, hasOverview: false, kitOpenings: 0 };
  const paces = createPaces<CalculatorState>({ ...start, waiting: {}, isLive: false });
  const { get } = paces;

  const change = (part: Partial<CalculatorState>) => paces.set({ ...get(), ...part });

  /** Changes inputs, and what goes with them. */
  function changeInputs(changed: Partial<Inputs>, part: Partial<CalculatorState>): void {
    const before = get().inputs;
    const isChanged = Object.entries(changed).some(([name, value]) => before[name as keyof Inputs] !== value);
    if (!isChanged) return change(part);
    const after = { ...before, ...changed };
    change({ bounded: undefined, announced: {}, inputs: after, calculation: calculate(after), ...part });
    paces.follow();
  }

  const sayBounds = (name: keyof Inputs) => change({ bounded: name, announced: {} });

  return {
    get,
    subscribe: paces.subscribe,
    change,
    changeInputs,
    catchUp: paces.catchUp,
    edit: (name) => change({ edited: { name, text: plainText(name, get().inputs[name], count) } }),
    type: (name, text, isFocused) => {
      const rule = inputRules[name];
      const kept = (isFocused ? typedText : typedDigits)(text, rule);
      const edited = isFocused ? { edited: { name, text: kept } } : {};
      changeInputs({ [name]: numberOf(typedDigits(kept, rule), rule) }, edited);
      if (losesCharacters(text, kept)) sayBounds(name);
    },
    leave: (name) => {
      const { edited, ...rest } = get();
      if (edited?.name !== name) return;
      paces.set(rest);
      if (losesCharacters(edited.text, typedDigits(edited.text, inputRules[name]))) sayBounds(name);
    },
    step: (name, by) => {
      const { inputs: before, edited } = get();
      const value = stepped(before[name], by, inputRules[name]);
      if (value === before[name]) return sayBounds(name);
      const text = plainText(name, value, count);
      changeInputs(
        { [name]: value },
        { announced: { stepped: name }, ...(edited?.name === name && { edited: { name, text } }) },
      );
    },
    sayBounds,
  };
}
