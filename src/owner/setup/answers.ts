import { mendedAddress, mendedColour, mendedDay, mendedPath } from './mended.ts';

/** How a typed answer becomes a setting's value, and the value the answer that is offered for Enter. */
export interface Answer {
  /** What cannot be read stays text, and is refused. */
  readonly read: (text: string) => unknown;
  readonly write: (value: unknown) => string;
}

/** Text in the form that the settings hold it in. */
const textIn = (form: (typed: string) => string): Answer => ({
  read: (typed) => form(typed.trim()),
  write: (value) => String(value ?? ''),
});

/** An entry that may be missing: an empty answer takes it away. */
const optional = ({ read, write }: Answer): Answer => ({ read: (typed) => read(typed) || undefined, write });

export const text = textIn(String);
export const address = textIn(mendedAddress);
export const optionalAddress = optional(address);
export const colour = textIn(mendedColour);
/** A currency's code, whose letters are capitals. */
export const currencyCode = textIn((typed) => typed.toUpperCase());
export const path = textIn(mendedPath);
export const optionalDay = optional(textIn(mendedDay));

export const wholeNumber: Answer = {
  read: (typed) => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed.trim()),
  write: String,
};

/** A number that may have decimals, typed as 0.5 or 0,5. */
export const decimal: Answer = {
  read: (typed) => (/^\d+([.,]\d+)?$/.test(typed.trim()) ? Number(typed.replace(',', '.')) : typed.trim()),
  write: String,
};

/** Whole percent; the sign may be typed. */
export const percent: Answer = {
  read: (typed) => wholeNumber.read(typed.replace(/\s*%\s*$/, '')),
  write: String,
};
