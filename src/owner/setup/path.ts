/** The way to a value within the settings: names, and places in lists. */
export type Path = readonly (string | number)[];

/** A path as the build's messages write it, such as `upgrades[0].month`. */
export const nameOf = (path: Path) =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');

type Branch = Readonly<Record<string | number, unknown>>;

/** The value at a path; undefined if there is none. */
export const valueAt = (whole: unknown, path: Path) =>
  path.reduce<unknown>((part, key) => (part as Branch | undefined)?.[key], whole);

/** A copy with another value at a path. The value undefined takes the entry away. */
export function withValue<T>(whole: T, [key, ...rest]: Path, value: unknown): T {
  if (key === undefined) return value as T;
  const inner = withValue((whole as Branch)[key], rest, value);
  if (Array.isArray(whole)) return whole.with(Number(key), inner) as T;
  const { [key]: _replaced, ...others } = whole as Branch;
  return (inner === undefined ? others : { ...whole, [key]: inner }) as T;
}
