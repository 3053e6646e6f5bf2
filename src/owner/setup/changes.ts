import { groups } from './groups.ts';
import { nameOf, type Path } from './path.ts';
import { printed } from './printed-value.ts';
import type { Settings } from './settings.ts';

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

const shown = (value: unknown, path: Path) => (value === undefined ? 'nothing' : printed(value, String(path.at(-1))));

/** What differs within a value: a line for each part that is other, new or gone, as the file writes it. */
function differences(before: unknown, after: unknown, path: Path): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isBranch(before) || !isBranch(after)) return [`${nameOf(path)}: ${shown(before, path)} → ${shown(after, path)}`];
  const inner = (key: string) => [...path, Array.isArray(before) ? Number(key) : key];
  const keys = Object.keys({ ...before, ...after });
  const parts = keys.flatMap((key) => differences(before[key], after[key], inner(key)));
  const order = (branch: Branch) => Object.keys(branch).join(', ');
  // The same parts in another order: licence levels have one.
  return parts.length > 0 ? parts : [`${nameOf(path)}: ${order(before)} → ${order(after)}`];
}

/** What changed, in the order of the questions. */
export const changes = (before: Settings, after: Settings) =>
  groups.flatMap(({ settings }) => settings.flatMap((name) => differences(before[name], after[name], [name])));
