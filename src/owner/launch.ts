import { logo } from '../brand/logo.ts';
import { settingsFile } from '../settings/read-settings.ts';
import { sampleSettings } from '../settings/samples.ts';
import type { Settings } from '../settings/shape.ts';

const sentenceOf = (name: string, sentence: string) => `${settingsFile}, ${name}: ${sentence}.`;

/** What an owner should look at, although it does not stand in the way of a launch. */
export function launchReminders({ legal, ownSubscription, terms }: Settings): readonly string[] {
  const sentences = [];
  if (legal.incomeDisclosure === '')
    sentences.push(
      sentenceOf(
        'legal.incomeDisclosure',
        'It is empty, so nothing says what partners typically earn. Authorities ask for that beside an example of what is possible: in the US the FTC (Business Guidance Concerning Multi-Level Marketing), in the EU the rules on misleading omissions (Directive 2005/29/EC, article 7)',
      ),
    );
  if (terms.vat === '')
    sentences.push(
      sentenceOf(
        'terms.vat',
        'It is empty, so nothing says whether prices contain VAT, as the EU asks where consumers buy (Directive 98/6/EC)',
      ),
    );
  if (ownSubscription === '' && terms.commissionNeedsSubscription === 'yes')
    sentences.push(
      sentenceOf('ownSubscription', 'It is empty, so nothing is subtracted, though commission needs a subscription'),
    );
  for (const scheme of ['light', 'dark'] as const)
    if (!logo[scheme].isWhole)
      sentences.push(
        sentenceOf(
          `logo.${scheme}`,
          'Letters in it look different on other devices: they must be outlines. Pictures and scripts are left out',
        ),
      );
  return sentences;
}

/** What must not be public: samples, missing legal links, an address without https. */
export function launchFaults(settings: Settings): string[] {
  const { legal, signupOrigin } = settings;
  return [
    ...sampleSettings(settings).map((path) => sentenceOf(path, 'Still the sample’s. Replace it')),
    ...(['imprint', 'privacy'] as const)
      .filter((name) => legal[name] === '')
      .map((name) => sentenceOf(`legal.${name}`, 'No address is set, so the pages have no link')),
    // The schema allows http for local tests.
    ...(signupOrigin.startsWith('http:') ? [sentenceOf('signupOrigin', 'It must start with https:// in public')] : []),
  ];
}
