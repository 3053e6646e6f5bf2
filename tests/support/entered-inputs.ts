import { cautiousAssumptions } from '../../src/model/assumptions.ts';
import { inputRules, type NumberRule } from '../../src/model/inputs.ts';
import { parameterNames } from '../../src/model/parameter.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';

/** A number, or the next one if the site starts with it: what a test enters has to change something. */
const changing = (name: keyof Inputs, number: number) => (number === inputRules[name].default ? number + 1 : number);

const entered = (partners: number, monthly: number): Inputs => ({
  ...defaultInputs,
  partnersAtStart: changing('partnersAtStart', partners),
  newLevel1PartnersPerMonth: changing('newLevel1PartnersPerMonth', monthly),
});

/** Inputs that tests type or put into links. Neither number is what the site starts with, whatever its settings. */
export const someInputs = entered(50, 5);

/** Others than those. */
export const otherInputs = entered(250, 40);

type Assumption = keyof typeof cautiousAssumptions;

/** A number, or the next lower that the field takes and that is neither the plan's nor the cautious one. */
function assumed(name: Assumption, number: number): number {
  const { default: plans, maximum } = inputRules[name];
  const isTaken = number > maximum || [plans, cautiousAssumptions[name]].includes(number);
  return isTaken && number > 0 ? assumed(name, number - 1) : number;
}

/** Assumptions that are neither the plan's nor the cautious ones. That of the referrals has a decimal. */
export const someAssumptions = {
  cancellation: assumed('cancellation', 7),
  referralsTenths: assumed('referralsTenths', 15),
  conversion: assumed('conversion', 60),
};

/** Inputs none of which is what the site starts with. */
export const changedInputs: Inputs = { ...someInputs, ...someAssumptions };

/** The inputs once this number of partners, or the next one, has been typed into a page as it is built. */
export const withPartners = (partners: number): Inputs => ({
  ...defaultInputs,
  partnersAtStart: changing('partnersAtStart', partners),
});

const rules = Object.entries(inputRules) as [keyof Inputs, NumberRule][];
const assumptions: readonly string[] = Object.keys(cautiousAssumptions);

/** A query string, with its question mark, that sets both numbers of partners, and assumptions other than the plan's. */
export function queryFor(inputs: Inputs): string {
  const pieces = rules
    .filter(([name, rule]) => !assumptions.includes(name) || inputs[name] !== rule.default)
    .map(([name]) => `${parameterNames[name]}=${inputs[name] / (name === 'referralsTenths' ? 10 : 1)}`);
  return `?${pieces.join('&')}`;
}
