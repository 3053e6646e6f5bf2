import { inputRules } from '../../src/config/inputs.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';

/** A number, or the next one if the site starts with it: what a test enters has to change something. */
const changing = (name: keyof Inputs, number: number) => (number === inputRules[name].default ? number + 1 : number);

const entered = (partners: number, monthly: number): Inputs => ({
  partnersAtStart: changing('partnersAtStart', partners),
  newLevel1PartnersPerMonth: changing('newLevel1PartnersPerMonth', monthly),
});

/** Inputs that tests type or put into links. Neither number is what the site starts with, whatever its settings. */
export const someInputs = entered(50, 5);

/** Others than those. */
export const otherInputs = entered(250, 40);

/** The inputs once this number of partners, or the next one, has been typed into a page as it is built. */
export const withPartners = (partners: number): Inputs => ({
  ...defaultInputs,
  partnersAtStart: changing('partnersAtStart', partners),
});

/** A query string, with its question mark, that sets both inputs. */
export function queryFor({ partnersAtStart, newLevel1PartnersPerMonth }: Inputs): string {
  const [partners, monthly] = [inputRules.partnersAtStart.parameter, inputRules.newLevel1PartnersPerMonth.parameter];
  return `?${partners}=${partnersAtStart}&${monthly}=${newLevel1PartnersPerMonth}`;
}
