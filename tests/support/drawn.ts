import type { Plan } from '../../src/config/settings-types.ts';
import { picture, type BarPart } from '../../src/model/picture.ts';
import { project, type Inputs } from '../../src/model/projection.ts';

/** What `picture` draws, told apart: the months' bars with their marks, and the space above the last mark. */
export function drawn<TierName extends string>(plan: Plan<TierName>, inputs: Inputs, cautious: Inputs) {
  const shapes = picture(plan, project(plan, inputs), project(plan, cautious));
  const [spacer] = shapes.at(-1) as [{ readonly height: string }];
  return { bars: shapes.slice(0, -1) as BarPart[][], aboveLastMark: spacer.height };
}
