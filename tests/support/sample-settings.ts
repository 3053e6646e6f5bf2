import { isDeepStrictEqual } from 'node:util';
import { readSettingsFile } from '../../src/settings/read-settings.ts';
import { readJson } from '../../src/settings/read-json.ts';
import { sampleFile, sampleOffer } from '../../src/settings/samples.ts';
import { languages, type Language } from '../../src/config/languages.ts';

/**
 * Whether the settings are the delivered ones, with the delivered languages. What tests say of that sample alone asks
 * here, and is left out once an owner has changed any of them.
 */
export const isSample =
  isDeepStrictEqual(readSettingsFile(), readJson(sampleFile)) &&
  (languages as readonly Language[]).length === 16 &&
  languages.every(({ code }) => sampleOffer(code) !== undefined);

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
