/** How a typed answer becomes a setting's value, and the value the answer that is offered for Enter. */
export interface Answer {
  /** What cannot be read stays text: the build refuses it in its own words. */
  readonly read: (text: string) => unknown;
  readonly write: (value: unknown) => string;
}

export const text: Answer = { read: (typed) => typed.trim(), write: String };

/** An entry that may be missing: an empty answer takes it away. */
export const optionalText: Answer = {
  read: (typed) => (typed.trim() === '' ? undefined : typed.trim()),
  write: (value) => String(value ?? ''),
};

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

/** Percent that may be missing, which is the same as 0. */
export const share: Answer = {
  read: (typed) => percent.read(typed) || undefined,
  write: (value) => String(value ?? 0),
};

/** Cents, typed as 25, 25.00 or 25,00. */
export const price: Answer = {
  read: (typed) => {
    const [, whole, cents = ''] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
    return whole === undefined ? typed.trim() : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  },
  write: (value) => (typeof value === 'number' ? (value / 100).toFixed(2) : String(value)),
};
