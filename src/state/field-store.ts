import type { NumberRule } from '../config/inputs.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import { stepped } from '../model/step.ts';
import { formatTyped, losesCharacters, numberOf, shownNumber, typedDigits, typedText } from '../model/typed-number.ts';
import { createPaces, type Pace } from './paces.ts';

/** The numbers of some fields, and what is being entered. */
export interface FieldState<Name extends string> {
  /** The same object until a number changes. */
  readonly inputs: Readonly<Record<Name, number>>;
  /** The text in the field that has the focus, which need not be how its number is written, and what is selected. */
  readonly edited?:
    { readonly name: Name; readonly text: string; readonly selection?: readonly [number, number] } | undefined;
  /** The field at which it is said which numbers it takes. */
  readonly bounded?: Name | undefined;
  /** Another object after each change that is announced; none before the first. It may name a field that was stepped. */
  readonly announced?: { readonly stepped?: Name } | undefined;
}

/** What number fields need of a store: the calculator's, or one of their own. */
export interface FieldStore<Name extends string> {
  readonly rules: Readonly<Record<Name, NumberRule>>;
  get(pace?: Pace): FieldState<Name>;
  subscribe(view: () => void, pace?: Pace): () => void;
  /** A field's number, or another of its kind, as the page's language writes it. */
  written(name: Name, value: number): string;
  /** A number as it stands in a field that is being edited: plain, because its separators would be in the way. */
  plainText(name: Name, value: number): string;
  /** What a field shows: the text that is being edited in it, otherwise its number as the language writes it. */
  textOf(state: FieldState<Name>, name: Name): string;
  /** Changes what is no number. */
  change(part: Partial<Omit<FieldState<Name>, 'inputs'>>): void;
  /** Says at a field which numbers it takes. */
  sayBounds(name: Name): void;
  /** The field gets the focus: its number can be edited. */
  edit(name: Name): void;
  /** Takes over what a field holds after someone has typed, pasted, dictated or filled in. */
  type(name: Name, text: string, isFocused: boolean): void;
  /** The field loses the focus. */
  leave(name: Name): void;
  /** Adds to a number, as far as its bounds; at them, it is said what they are. */
  step(name: Name, by: number): void;
}

/**
 * A store of numbers that are entered in fields.
 * @param count writes a number as the page's language does
 * @param derived what else of the state follows from the numbers
 */
export function createFieldStore<Name extends string, State extends FieldState<Name>>(
  rules: Readonly<Record<Name, NumberRule>>,
  start: State,
  count: NumberFormats['count'],
  derived: (inputs: State['inputs']) => Partial<State>,
) {
  const paces = createPaces(start);
  const { get } = paces;

  const change = (part: Partial<State> | Partial<FieldState<Name>>) => paces.set({ ...get(), ...part });

  /** Changes numbers, and what goes with them, has the result announced, and derives the rest once. */
  function changeInputs(
    changed: Partial<Record<Name, number>>,
    part: Partial<State> | Partial<FieldState<Name>> = {},
  ): void {
    const { inputs: before } = get();
    const inputs: State['inputs'] = { ...before, ...changed };
    if ((Object.keys(changed) as Name[]).every((name) => before[name] === inputs[name])) return change(part);
    change({ bounded: undefined, announced: {}, inputs, ...derived(inputs), ...part });
    paces.follow();
  }
  const only = (name: Name, value: number) => ({ [name]: value }) as Partial<Record<Name, number>>;

  const written = (name: Name, value: number) => count(shownNumber(value, rules[name]));
  const plainText = (name: Name, value: number) =>
    formatTyped(value, rules[name].decimals ? (number) => written(name, number) : String);

  const sayBounds = (name: Name) => change({ bounded: name, announced: {} });

  return {
    ...paces,
    rules,
    change,
    changeInputs,
    sayBounds,
    written,
    plainText,
    textOf: ({ edited, inputs }: FieldState<Name>, name: Name) =>
      edited?.name === name ? edited.text : formatTyped(inputs[name], (number) => written(name, number)),
    edit: (name: Name) => change({ edited: { name, text: plainText(name, get().inputs[name]) } }),
    type: (name: Name, text: string, isFocused: boolean) => {
      const rule = rules[name];
      const kept = (isFocused ? typedText : typedDigits)(text, rule);
      changeInputs(
        only(name, numberOf(typedDigits(kept, rule), rule)),
        isFocused ? { edited: { name, text: kept } } : {},
      );
      if (losesCharacters(text, kept)) sayBounds(name);
    },
    leave: (name: Name) => {
      const { edited } = get();
      if (edited?.name !== name) return;
      change({ edited: undefined });
      if (losesCharacters(edited.text, typedDigits(edited.text, rules[name]))) sayBounds(name);
    },
    step: (name: Name, by: number) => {
      const { inputs, edited } = get();
      const value = stepped(inputs[name], by, rules[name]);
      if (value === inputs[name]) return sayBounds(name);
      const text = plainText(name, value);
      changeInputs(only(name, value), {
        announced: { stepped: name },
        ...(edited?.name === name && { edited: { name, text } }),
      });
    },
  };
}
