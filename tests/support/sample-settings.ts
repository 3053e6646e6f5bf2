import { isDeepStrictEqual } from 'node:util';
import { readSettingsFile } from '../../src/config/read-settings.ts';
import { readJson } from '../../src/config/read-json.ts';
import { sampleFile, sampleOffer } from '../../src/config/samples.ts';
import { publishedLanguages } from '../../src/content/untranslated.ts';

/**
 * Whether the settings are the delivered ones, with the delivered languages. What tests say of that sample alone asks
 * here, and is left out once an owner has changed any of them.
 */
export const isSample =
  isDeepStrictEqual(readSettingsFile(), readJson(sampleFile)) &&
  publishedLanguages.length === 16 &&
  publishedLanguages.every(({ code }) => sampleOffer(code) !== undefined);

/**
 * Holds what depends on the length of words. In the sample, anything that is too long is a fault; an owner, whose words
 * may take more room than was planned, is told and can publish all the same.
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
