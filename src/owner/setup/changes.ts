import { nameOf, type Path } from './path.ts';
import { printed } from './printed-value.ts';
import type { Settings } from './settings.ts';

/** Every single value by its name, as source. */
function values(value: unknown, path: Path): (readonly [name: string, source: string])[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => values(item, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => values(inner, [...path, key]));
  return [[nameOf(path), printed(value, String(path.at(-1)))]];
}

const levelNames = ({ tiers }: Settings) => Object.keys(tiers).join(', ');

/** What changed, a line for each value. Licence levels also have an order. */
export function changes(before: Settings, after: Settings): string[] {
  const named = (settings: Settings) => new Map([['tiers', levelNames(settings)], ...values(settings, [])]);
  const [old, now] = [named(before), named(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name));
  return names.map((name) => `${name}: ${old.get(name) ?? 'nothing'} → ${now.get(name) ?? 'nothing'}`);
}
