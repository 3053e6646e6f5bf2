import { crowdOf } from '../model/crowd.ts';
import { dotPaths, dotsPerLine, peoplePerDot } from '../model/dots.ts';
import type { Scenario } from './figures.ts';
import type { Calculation } from './store.ts';

/** The widths for which dots are drawn, of which the styles show one. */
export type DotsWidth = keyof typeof dotsPerLine;

/** How many people a dot stands for in the chosen month: 1, 2, 5, 10 and so on; 0 if there is nobody in either scenario. */
export function dotScale({ entered, cautious }: Calculation, month: number): number {
  const crowds = [crowdOf(entered, month), crowdOf(cautious, month)];
  return crowds.every(({ own, theirs }) => own + theirs === 0) ? 0 : peoplePerDot(crowds);
}

/** The SVG paths of a scenario's dots, as `dotPaths` gives them, at the scale that both scenarios share. */
export function dotDrawing(calculation: Calculation, month: number, scenario: Scenario, width: DotsWidth) {
  const scale = dotScale(calculation, month) || 1;
  return dotPaths(crowdOf(calculation[scenario], month), scale, dotsPerLine[width]);
}
