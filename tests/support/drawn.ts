import type { Plan } from '../../src/config/settings-types.ts';
import { picture } from '../../src/model/picture.ts';
import { project, type Inputs } from '../../src/model/projection.ts';

/** What `picture` draws, with the line's points as numbers. */
export function drawn<TierName extends string>(plan: Plan<TierName>, inputs: Inputs, cautious: Inputs) {
  const [bars, line] = picture(plan, project(plan, inputs), project(plan, cautious));
  return {
    bars,
    line: line
      .slice(1)
      .split(' ')
      .map((point) => point.split(',').map(Number)),
  };
}
