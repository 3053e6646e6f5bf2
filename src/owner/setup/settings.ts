import { planFaults } from '../../config/check-plan.ts';
import type { CalculatorSettings, Site } from '../../config/settings-types.ts';
import { siteFaults } from '../../config/site-from-environment.ts';
import type { UnusableValueError } from '../../config/unusable-value-error.ts';
import { brandFaults } from './brand-faults.ts';
import { nameOf, type Path } from './path.ts';

/** Everything that `src/config/settings.ts` exports. */
export type Settings = Site & CalculatorSettings;

/** What the build would refuse in these settings. */
export const faults = (settings: Settings): UnusableValueError[] => [
  ...siteFaults(settings),
  ...brandFaults(settings),
  ...planFaults(settings),
];

/** The build's sentence about the value at this path, or about one that contains it; undefined if it is usable. */
export function faultAt(settings: Settings, path: Path): string | undefined {
  const names = path.map((_, index) => nameOf(path.slice(0, index + 1)));
  return faults(settings).find(({ value }) => names.includes(value))?.message;
}
