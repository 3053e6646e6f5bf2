import { isDeepStrictEqual } from 'node:util';
import { languages, type Language } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { settings } from '../../src/settings/settings.ts';
import { samplePlan } from './sample-plan.ts';

/**
 * Whether settings and languages are the delivered ones. What tests say of that sample alone asks here, and is left out
 * once an owner has changed any of them.
 */
export const isSample =
  isDeepStrictEqual(plan, samplePlan) &&
  settings.product === 'Examplia' &&
  settings.currency === 'USD' &&
  (languages as readonly Language[]).length === 16;

/**
 * Checks that everything fits, which depends on the length of words. With the sample's settings, anything too long
 * fails the test; with an owner's settings it is only a warning, because their words may be longer.
 * @param consequence what visitors would notice
 * @param tooLong what is too long, named and measured
 * @throws Error in the sample
 */
export function expectToFit(consequence: string, tooLong: readonly string[]): void {
  if (tooLong.length === 0) return;
  const problem = `${consequence}: ${tooLong.join(', ')}.`;
  if (isSample) throw new Error(problem);
  console.warn(`${problem} The sample’s settings and words are shorter.`);
}
