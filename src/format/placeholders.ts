/** A text as its parts: what stands at odd indexes are names of placeholders such as `{month}`. */
export const splitAtPlaceholders = (text: string) => text.split(/\{(\w+)\}/);

/** Replaces `{placeholders}` with values. A placeholder without a value stays, to be filled later. */
export const fill = (text: string, values: Readonly<Record<string, string>>) =>
  splitAtPlaceholders(text)
    .map((part, index) => (index % 2 ? (Object.hasOwn(values, part) ? values[part] : `{${part}}`) : part))
    .join('');

/** Looks up texts by their keys, and fills in the values. */
export const lookUpIn =
  <Key extends string>(texts: Readonly<Record<Key, string>>) =>
  (key: Key, values: Readonly<Record<string, string>> = {}): string =>
    fill(texts[key], values);
