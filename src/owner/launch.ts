import { logo } from '../brand/logo.ts';
import { languages, type Language } from '../config/languages.ts';
import { shownVideo } from '../config/video.ts';
import { settingsFile } from '../settings/read-settings.ts';
import { sampleSettings } from '../settings/samples.ts';
import type { Settings } from '../settings/shape.ts';

const sentenceOf = (name: string, sentence: string) => `${settingsFile}, ${name}: ${sentence}.`;

/** Languages by their names, or those that they are not, if these are fewer. */
function namesOf(list: readonly Language[]): string {
  const others = languages.filter((language) => !list.includes(language));
  const names = (all: readonly Language[]) => all.map(({ name }) => name).join(', ');
  if (others.length === 0) return 'any language';
  return others.length < list.length ? `all languages but ${names(others)}` : names(list);
}

/** Settings that can be right although they equal the sample's. */
const mayBeOwn: readonly string[] = ['accent', 'whatIsSold'];

/** The settings that are still the sample's, a sentence for each. */
const samplesIn = (settings: Settings, isAsked: (name: string) => boolean) =>
  [...sampleSettings(settings)]
    .filter(([name]) => isAsked(name))
    .map(([name, entries]) =>
      sentenceOf(entries.length > 0 ? `${name} (${entries.join(', ')})` : name, 'Still the sample’s. Replace it'),
    );

/** What an owner should look at, although it does not stand in the way of a launch. */
export function launchReminders(settings: Settings): readonly string[] {
  const { legal, terms, whatIsSold, tiers, videos } = settings;
  const empty = {
    'legal.incomeDisclosure': [
      legal.incomeDisclosure,
      'what partners typically earn. Authorities ask for that beside an example of what is possible: in the US the FTC (Business Guidance Concerning Multi-Level Marketing), in the EU the rules on misleading omissions (Directive 2005/29/EC, article 7)',
    ],
    'terms.vat': [terms.vat, 'whether prices contain VAT, as the EU asks where consumers buy (Directive 98/6/EC)'],
    'terms.registrationIsFree': [terms.registrationIsFree, 'whether registration is free'],
    'terms.commissionNeedsSubscription': [
      terms.commissionNeedsSubscription,
      'whether commission needs a subscription of one’s own',
    ],
  } as const;
  const generous = Object.entries(tiers).filter(([, tier]) => tier.level1Commission + tier.level2Commission > 100);
  const silent = languages.filter(({ path }) => (whatIsSold[path] ?? '') === '');
  const missing = Object.entries(videos).flatMap(([name, ids]) => {
    const without = languages.filter(({ path }) => shownVideo(ids, path) === '');
    return without.length > 0 && without.length < languages.length ? [[`videos.${name}`, without] as const] : [];
  });
  return [
    ...samplesIn(settings, (name) => mayBeOwn.includes(name)),
    ...(settings.ownSubscription === '' && terms.commissionNeedsSubscription === 'yes'
      ? [sentenceOf('ownSubscription', 'It is empty, so nothing is subtracted, though commission needs a subscription')]
      : []),
    ...generous.map(([name]) => sentenceOf(`tiers.${name}`, 'Its commissions together are more than its price')),
    ...Object.entries(empty)
      .filter(([, [value]]) => value === '')
      .map(([name, [, what]]) => sentenceOf(name, `It is empty, so nothing says ${what}`)),
    ...(silent.length > 0 ? [sentenceOf('whatIsSold', `Nothing says what is sold in ${namesOf(silent)}`)] : []),
    ...missing.map(([name, without]) => sentenceOf(name, `There is none, and no English one, for ${namesOf(without)}`)),
    ...(['light', 'dark'] as const)
      .filter((scheme) => !logo[scheme].isWhole)
      .map((scheme) =>
        sentenceOf(
          `logo.${scheme}`,
          'Letters in it look different on other devices: they must be outlines. Pictures and scripts are left out',
        ),
      ),
  ];
}

/** What must not be public: samples, missing legal links, an address without https. */
export function launchFaults(settings: Settings): string[] {
  const { legal, signupOrigin } = settings;
  return [
    ...samplesIn(settings, (name) => !mayBeOwn.includes(name)),
    ...(['imprint', 'privacy'] as const)
      .filter((name) => legal[name] === '')
      .map((name) => sentenceOf(`legal.${name}`, 'No address is set, so the pages have no link')),
    // The schema allows http for local tests.
    ...(signupOrigin.startsWith('http:') ? [sentenceOf('signupOrigin', 'It must start with https:// in public')] : []),
  ];
}
