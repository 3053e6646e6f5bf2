import type { Plan } from '../../src/config/settings-types.ts';
import { picture, type BarPart } from '../../src/model/picture.ts';
import { project, type Inputs } from '../../src/model/projection.ts';

/** What `picture` draws, told apart: the months' bars, and the points of the cautious case's line. */
export function drawn<TierName extends string>(plan: Plan<TierName>, inputs: Inputs, cautious: Inputs) {
  const shapes = picture(plan, project(plan, inputs), project(plan, cautious));
  const [{ points }] = shapes.at(-1) as unknown as [{ readonly points: string }];
  return {
    bars: shapes.slice(0, -1) as BarPart[][],
    line: points.split(' ').map((point) => point.split(',').map(Number)),
  };
}
