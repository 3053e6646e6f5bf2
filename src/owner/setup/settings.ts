import { planFaults } from '../../config/check-plan.ts';
import type { CalculatorSettings, Site } from '../../config/settings-types.ts';
import { siteFaults } from '../../config/site-from-environment.ts';
import type { UnusableValueError } from '../../config/unusable-value-error.ts';
import { brandFaults } from './brand-faults.ts';
import { nameOf, type Path } from './path.ts';
import { refusal } from './refusals.ts';

/** Everything that `src/config/settings.ts` exports. */
export type Settings = Site & CalculatorSettings;

/** What the build would refuse in these settings. */
export const faults = (settings: Settings): UnusableValueError[] => [
  ...siteFaults(settings),
  ...brandFaults(settings),
  ...planFaults(settings),
];

/** Why the build would refuse the value at this path, or one that contains it; undefined if it is usable. */
export function faultAt(settings: Settings, path: Path): string | undefined {
  const names = path.map((_, index) => nameOf(path.slice(0, index + 1)));
  const fault = faults(settings).find(({ value }) => names.includes(value));
  return fault && refusal(fault, settings);
}
