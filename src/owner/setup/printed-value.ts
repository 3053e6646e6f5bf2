const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** A property's name as source. */
export const printedName = (name: string) => (identifier.test(name) ? name : JSON.stringify(name));

/**
 * A setting's value as source.
 * @param name the property that holds it: amounts in cents are written as 25_00
 */
export function printed(value: unknown, name = ''): string {
  if (Array.isArray(value)) return `[${value.map((item) => printed(item)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, inner]) => `${printedName(key)}: ${printed(inner, key)}`);
    return `{ ${entries.join(', ')} }`;
  }
  if (typeof value === 'number' && name.endsWith('Cents')) return String(value).replace(/(\d)(\d\d)$/, '$1_$2');
  return JSON.stringify(value);
}
