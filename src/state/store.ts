import { inputRules } from '../config/inputs.ts';
import { plan } from '../config/plan.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import type { Preset } from '../model/assumptions.ts';
import type { Inputs } from '../model/projection.ts';
import { stepped } from '../model/step.ts';
import { losesCharacters, numberOf, typedDigits, typedText } from '../model/typed-number.ts';
import { calculate, type Calculation } from './calculation.ts';
import { plainText } from './field-text.ts';
import { createPaces } from './paces.ts';

/** What is made when it is first opened: how the chosen month's amount adds up, and the overview of all months. */
export type Late = 'breakdown' | 'overview';

/** What can be pressed that React carries out. Each stands for the last press of its kind. */
export interface Presses extends Partial<Record<Late, true>> {
  /** Opens the partner's kit. */
  readonly kit?: true;
  /** Sets all assumptions; the visitor's own are as they are. */
  readonly assumptions?: Preset | 'own';
}

/** What screen readers announce ahead of the result. */
export type Announced = {
  readonly assumptions?: Preset;
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
  /** The month that amounts, breakdown and what it takes are of; 1 is the first. */
  readonly month: number;
  /** The visitor's own assumptions have been chosen, although they are still the plan's or the cautious ones. */
  readonly wantsOwn: boolean;
  /** What has ever been opened. */
  readonly made: Readonly<Partial<Record<Late, true>>>;
  /** How often the partner's kit has been opened. */
  readonly kitOpenings: number;
  /** Presses that wait for React. */
  readonly waiting: Presses;
  readonly isLive: boolean;
}

/** From the first paint on and with React, in the form that `useSyncExternalStore` takes. */
export type CalculatorStore = ReturnType<typeof createStore>;

/** @param count writes a number as the page's language does */
export function createStore(inputs: Inputs, count: NumberFormats['count']) {
  const start = {
    inputs,
    calculation: calculate(inputs),
    month: plan.horizonMonths,
    wantsOwn: false,
    made: {},
    kitOpenings: 0,
  };
  const paces = createPaces<CalculatorState>({ ...start, waiting: {}, isLive: false });
  const { get } = paces;

  const change = (part: Partial<CalculatorState>) => paces.set({ ...get(), ...part });

  /** Changes inputs, and what goes with them, has the result announced, and calculates once. */
  function changeInputs(changed: Partial<Inputs>, part: Partial<CalculatorState>): void {
    const before = get().inputs;
    const isChanged = Object.entries(changed).some(([name, value]) => before[name as keyof Inputs] !== value);
    if (!isChanged) return change(part);
    const after = { ...before, ...changed };
    change({ bounded: undefined, announced: {}, inputs: after, calculation: calculate(after), ...part });
    paces.follow();
  }

  /** Says at a field which numbers it takes. */
  const sayBounds = (name: keyof Inputs) => change({ bounded: name, announced: {} });

  return {
    get,
    subscribe: paces.subscribe,
    /** Chooses the month that figures are of; 1 is the first. */
    choose: (month: number) => {
      change({ month });
      paces.follow();
    },
    /** Notifies all views of the state of now, for paper. */
    catchUp: paces.catchUp,
    /** Changes what is no input. */
    change: (part: Partial<Omit<CalculatorState, 'inputs' | 'calculation'>>) => change(part),
    changeInputs,
    sayBounds,
    /** The field gets the focus: its number can be edited. */
    edit: (name: keyof Inputs) => change({ edited: { name, text: plainText(name, get().inputs[name], count) } }),
    /** Takes over what a field holds after someone has typed, pasted, dictated or filled in. */
    type: (name: keyof Inputs, text: string, isFocused: boolean) => {
      const rule = inputRules[name];
      const kept = (isFocused ? typedText : typedDigits)(text, rule);
      const edited = isFocused ? { edited: { name, text: kept } } : {};
      changeInputs({ [name]: numberOf(typedDigits(kept, rule), rule) }, edited);
      if (losesCharacters(text, kept)) sayBounds(name);
    },
    /** The field loses the focus. */
    leave: (name: keyof Inputs) => {
      const { edited, ...rest } = get();
      if (edited?.name !== name) return;
      paces.set(rest);
      if (losesCharacters(edited.text, typedDigits(edited.text, inputRules[name]))) sayBounds(name);
    },
    /** Adds to an input, as far as its bounds; at them, it is said what they are. */
    step: (name: keyof Inputs, by: number) => {
      const { inputs: before, edited } = get();
      const value = stepped(before[name], by, inputRules[name]);
      if (value === before[name]) return sayBounds(name);
      const text = plainText(name, value, count);
      changeInputs(
        { [name]: value },
        { announced: { stepped: name }, ...(edited?.name === name && { edited: { name, text } }) },
      );
    },
  };
}
