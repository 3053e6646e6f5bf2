import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`(passive|residual|secure|safe) (income|earnings|revenue)|while you sleep`,
    String.raw`unlimited|limitless|financial(ly)? (free|independen)`,
    String.raw`(quit|leave) your (day )?job|risk[- ]free|(no|without|zero) risk|your own boss`,
    String.raw`(get|become|be) rich|(easy|fast|quick) money|millionaire|effortless`,
  ),
  guarantee: { word: /guarant/i, denial: /(no|not) guarantee/i },
  likelihood: /realistic|typical|expect|likely|average/iu,
  quotationMarks: ['“', '”'],
  namesOfMonthAndLevels: /month 1|level[ -][12]/gi,
  sameAsGerman: ['asInPlan'],
} satisfies Wording;
