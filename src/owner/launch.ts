import { existsSync } from 'node:fs';
import { languages, type Language } from '../config/languages.ts';
import { readJson } from '../settings/read-json.ts';
import { settingsFile } from '../settings/read-settings.ts';
import { languagesWithSampleOffer, sampleFigures, sampleSettings } from '../settings/samples.ts';
import type { Settings } from '../settings/shape.ts';

/** Path of the file that lists the words forbidden in a language's texts. @param path of the language */
const forbiddenWordsFile = (path: string) => `tests/unit/wording/${path}.json`;

const sentenceOf = ([name, sentence]: readonly [name: string, sentence: string]) =>
  `${settingsFile}, ${name}: ${sentence}.`;

/** What an owner should look at, although it does not stand in the way of a launch. */
export function launchReminders(
  site: Settings,
  list: readonly Pick<Language, 'name' | 'path'>[] = languages,
): readonly string[] {
  const { legal, terms, whatIsSold, tiers } = site;
  const silent = languages.filter(({ code }) => (whatIsSold[code] ?? '') === '').map(({ name }) => name);
  const unsaid = {
    'legal.incomeDisclosure':
      legal.incomeDisclosure === '' &&
      'what partners typically earn. Authorities ask for that beside an example of what is possible: in the US the FTC (Business Guidance Concerning Multi-Level Marketing), in the EU the rules on misleading omissions (Directive 2005/29/EC, article 7)',
    'terms.vat':
      terms.vat === '' && 'whether prices contain VAT, as the EU asks where consumers buy (Directive 98/6/EC)',
    'terms.registrationIsFree': terms.registrationIsFree === '' && 'whether registration is free',
    'terms.commissionNeedsSubscription':
      terms.commissionNeedsSubscription === '' && 'whether commission needs a subscription of one’s own',
    whatIsSold: silent.length > 0 && `what is sold, in ${silent.join(', ')}`,
  };
  const figures = sampleFigures(site);
  const generous = Object.entries(tiers).filter(([, tier]) => tier.level1Commission + tier.level2Commission > 100);
  return [
    ...(figures.length > 0
      ? [sentenceOf([figures.join(', '), 'These figures are still the sample’s. Check that they are yours, too'])]
      : []),
    ...generous.map(([name]) => sentenceOf([`tiers.${name}`, 'Its commissions together are more than its price'])),
    ...Object.entries(unsaid).flatMap(([name, what]) =>
      what === false ? [] : [sentenceOf([name, `It is empty, so nothing says ${what}`])],
    ),
    ...list
      .filter(({ path }) => !existsSync(forbiddenWordsFile(path)))
      .map(
        ({ name, path }) =>
          `${forbiddenWordsFile(path)}: It is missing, so nothing checks what the texts in ${name} must not promise.`,
      ),
  ];
}

/** Languages whose `whatIsSold` promises an income, as no text may. */
function promises({ whatIsSold }: Settings): string[] {
  return languages.flatMap(({ code, path, name }) => {
    if (!existsSync(forbiddenWordsFile(path))) return [];
    const { neverClaimed } = readJson(forbiddenWordsFile(path)) as { readonly neverClaimed: readonly string[] };
    return new RegExp(neverClaimed.join('|'), 'iu').test(whatIsSold[code] ?? '') ? [name] : [];
  });
}

/** What must not be public: samples, promises, missing legal links, addresses without https. */
export function launchFaults(site: Settings): string[] {
  const sold = languagesWithSampleOffer(site);
  const promising = promises(site);
  const faults: readonly (readonly [name: string, sentence: string])[] = [
    ...sampleSettings(site).map((name) => [name, 'It is still the sample’s. Replace it with your own'] as const),
    ...(sold.length > 0 ? [['whatIsSold', `It is still the sample’s in ${sold.join(', ')}`] as const] : []),
    ...(promising.length > 0
      ? [['whatIsSold', `It promises an income in ${promising.join(', ')}, which no page may`] as const]
      : []),
    ...(['imprint', 'privacy'] as const)
      .filter((name) => site.legal[name] === '')
      .map((name) => [`legal.${name}`, 'No address is set, so the pages have no link'] as const),
    // The schema requires https for `origin`, but allows http for `signupAddress`, for local tests.
    ...(site.signupAddress.startsWith('http:')
      ? [['signupAddress', `"${site.signupAddress}" must start with https:// in public`] as const]
      : []),
  ];
  return faults.map(sentenceOf);
}
