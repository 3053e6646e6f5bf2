import { settingsFile } from '../../config/read-settings.ts';
import { languages } from '../../config/languages.ts';
import { languagesOfSample, sampleSettings } from '../../config/samples.ts';
import type { Site } from '../../config/site.ts';
import type { Finding } from './finding.ts';

const termsToSay = {
  vat: 'whether the prices contain VAT, as the EU asks where consumers buy (Directive 98/6/EC)',
  commissionNeedsSubscription: 'whether commission needs a subscription of one’s own',
} satisfies Record<keyof Site['terms'], string>;

/** What a site may be published without, but had better not. */
export function settingsAdvice({ legal, terms, whatIsSold }: Pick<Site, 'legal' | 'terms' | 'whatIsSold'>): string[] {
  const unlinked =
    legal.incomeDisclosure === ''
      ? [
          `Advised: an address for legal.incomeDisclosure in ${settingsFile}. Without it, nothing says what partners typically earn. Authorities ask for that beside an example of what is possible: in the US the FTC (Business Guidance Concerning Multi-Level Marketing), in the EU the rules on misleading omissions (Directive 2005/29/EC, article 7).`,
        ]
      : [];
  const unsaid = Object.entries(termsToSay)
    .filter(([name]) => terms[name as keyof Site['terms']] === '')
    .map(([name, what]) => `Advised: a value for terms.${name} in ${settingsFile}. Without it, nothing says ${what}.`);
  const silent = languages.filter(({ code }) => (whatIsSold[code] ?? '') === '').map(({ name }) => name);
  const unsold =
    silent.length === 0
      ? []
      : [
          `Advised: words for whatIsSold in ${settingsFile} in ${silent.join(', ')}. Without them, these pages do not say what is sold.`,
        ];
  return [...unlinked, ...unsaid, ...unsold];
}

/** Settings that are samples, missing, or unsafe in public. */
export function settingsFindings(site: Site): Finding[] {
  const samples = sampleSettings(site).map(({ name, value }) => ({
    place: `${settingsFile}, ${name}`,
    problem: `"${value}" is a sample. Replace it with your own.`,
  }));
  const soldBySample = languagesOfSample(site);
  const sold =
    soldBySample.length === 0
      ? []
      : [
          {
            place: `${settingsFile}, whatIsSold`,
            problem: `The pages still describe what the sample sells, in ${soldBySample.join(', ')}. Say what you sell, or leave it empty.`,
          },
        ];
  const missing = (['imprint', 'privacy'] as const)
    .filter((name) => site.legal[name] === '')
    .map((name) => ({
      place: `${settingsFile}, legal.${name}`,
      problem: 'No address is set, so the pages have no link.',
    }));
  // The build itself refuses pages without https; a registration without it can be tried, on this computer.
  const unsafe = site.signupOrigin.startsWith('http:')
    ? [
        {
          place: `${settingsFile}, signupOrigin`,
          problem: `"${site.signupOrigin}" must start with https:// in public.`,
        },
      ]
    : [];
  return [...samples, ...sold, ...missing, ...unsafe];
}
