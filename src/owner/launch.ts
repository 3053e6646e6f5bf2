import { existsSync } from 'node:fs';
import { isAbsolute, normalize } from 'node:path';
import { languages, type Language } from '../config/languages.ts';
import { settingsFile } from '../config/read-settings.ts';
import { languagesWithSampleOffer, sampleSettings } from '../config/samples.ts';
import type { Settings } from '../config/shape.ts';

/** Path of the file that lists the words forbidden in a language's texts. @param path of the language */
const forbiddenWordsFile = (path: string) => `tests/unit/wording/${path}.json`;

/** Advice that does not block a launch: empty settings, unknown language codes, texts that nothing checks. */
export function launchAdvice(
  { legal, terms, whatIsSold, tiers }: Pick<Settings, 'legal' | 'terms' | 'whatIsSold' | 'tiers'>,
  published: readonly Pick<Language, 'name' | 'path'>[] = languages,
): string[] {
  const silent = languages.filter(({ code }) => (whatIsSold[code] ?? '') === '').map(({ name }) => name);
  const missing = {
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
  const said = Object.keys(whatIsSold).filter((code) => whatIsSold[code] !== '');
  const unknown = said.filter((code) => !languages.some((one) => one.code === code));
  const generous = Object.keys(tiers).filter((name) => {
    const { level1Commission, level2Commission } = tiers[name]!;
    return level1Commission + level2Commission > 100;
  });
  return [
    ...generous.map((name) => `${settingsFile}, tiers.${name}: Its commissions together are more than its price.`),
    ...Object.entries(missing)
      .filter(([, unsaid]) => unsaid !== false)
      .map(([name, unsaid]) => `${settingsFile}, ${name}: It is empty, so nothing says ${unsaid}.`),
    ...(unknown.length === 0
      ? []
      : [`${settingsFile}, whatIsSold: No language has the code ${unknown.join(', ')}, so no page says these words.`]),
    ...published
      .filter(({ path }) => !existsSync(forbiddenWordsFile(path)))
      .map(
        ({ name, path }) =>
          `${forbiddenWordsFile(path)}: It is missing, so nothing checks what the texts in ${name} must not promise.`,
      ),
  ];
}

/** Whether a path leads to a file on this computer alone. On Windows, one to another drive is absolute. */
export const isOutside = (path: string) => isAbsolute(path) || normalize(path).startsWith('..');

/** Settings that are samples, missing, or unsafe in public. */
export function launchFindings(site: Settings): string[] {
  const sold = languagesWithSampleOffer(site);
  const findings: readonly (readonly [name: string, problem: string])[] = [
    ...sampleSettings(site).map(
      ({ name, value }) => [name, `"${value}" is a sample. Replace it with your own`] as const,
    ),
    ...(sold.length === 0
      ? []
      : [['whatIsSold', `The pages still say what the sample sells, in ${sold.join(', ')}`] as const]),
    ...(['light', 'dark'] as const)
      .filter((scheme) => isOutside(site.logo[scheme]))
      .map(
        (scheme) =>
          [
            `logo.${scheme}`,
            `"${site.logo[scheme]}" lies on this computer alone. Run "npm run setup -- look" and name it there: it is then copied`,
          ] as const,
      ),
    ...(['imprint', 'privacy'] as const)
      .filter((name) => site.legal[name] === '')
      .map((name) => [`legal.${name}`, 'No address is set, so the pages have no link'] as const),
    // The schema requires https for `origin`, but allows http for `signupAddress`, for local tests.
    ...(site.signupAddress.startsWith('http:')
      ? [['signupAddress', `"${site.signupAddress}" must start with https:// in public`] as const]
      : []),
  ];
  return findings.map(([name, problem]) => `${settingsFile}, ${name}: ${problem}.`);
}
