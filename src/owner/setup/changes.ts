import { languages } from '../../config/languages.ts';
import { levelTerms } from './levels.ts';
import type { Settings } from './settings.ts';
import { moves } from './upgrades.ts';
import { filmTitles } from './videos.ts';

const vat = { included: 'the prices contain it', excluded: 'it is added to the prices', '': 'nothing is said of it' };
const needed = { yes: 'it is needed', no: 'it is not needed', '': 'nothing is said of it' };

const languageName = (code: string) => languages.find((language) => language.code === code)?.name ?? code;

/** What the settings say, by what it is about, in the order of the questions and in plain words. */
function statements(settings: Settings): ReadonlyMap<string, string> {
  const { logo, company, legal, terms, videos, videoDates, currency, tiers, cautious } = settings;
  const films = Object.entries(videos).flatMap(([film, addresses]) =>
    Object.entries(addresses).map(
      ([code, address]) =>
        [`“${filmTitles[film as keyof typeof filmTitles]}” in ${languageName(code)}`, address] as const,
    ),
  );
  const sold = Object.entries(settings.whatIsSold).filter(([, words]) => words !== '');
  return new Map<string, string>([
    ['Name', settings.product],
    ['Colour', settings.accent],
    ['Logo', logo.light],
    ['Logo for the dark', logo.dark || 'the same'],
    ['Company', company.name],
    ['Its address', company.address],
    ['The pages are published at', settings.origin],
    ['Visitors register at', settings.signupOrigin],
    ['Imprint', legal.imprint],
    ['Privacy policy', legal.privacy],
    ['What partners typically earn', legal.incomeDisclosure],
    ['VAT', vat[terms.vat]],
    ['A partner’s own subscription for commission', needed[terms.commissionNeedsSubscription]],
    ['Without a connection', settings.offline ? 'browsers keep the pages' : 'nothing is kept'],
    ...films,
    ...Object.entries(videoDates).map(([id, date]) => [`Day of the video ${id}`, date] as const),
    ['Currency', currency],
    ['Levels', Object.keys(tiers).join(', ')],
    ...Object.entries(tiers).map(([name, level]) => [name, levelTerms(level, currency)] as const),
    ['A partner’s own subscription', settings.ownSubscription || 'left out'],
    ...sold.map(([code, words]) => [`What is sold, in ${languageName(code)}`, words] as const),
    ['Months of the calculation', String(settings.horizonMonths)],
    ...moves(settings).map(({ month, move }) => [`In month ${month}`, move] as const),
    ['Each partner brings a month', String(settings.level2PartnersPerLevel1Partner)],
    ['In the cautious case, cancel a month', `${cautious.cancellation} %`],
    ['In the cautious case, each partner brings a month', String(cautious.referrals)],
    ['In the cautious case, buy', `${cautious.conversion} %`],
    ['Partners at the start', String(settings.partnersAtStart)],
    ['New partners a month', String(settings.newLevel1PartnersPerMonth)],
  ]);
}

/** What changed, as sentences for the owner to agree to, in the order of the questions. */
export function changes(before: Settings, after: Settings): string[] {
  const [old, now] = [statements(before), statements(after)];
  const gone = [...old.keys()].filter((subject) => !now.has(subject)).map((subject) => `${subject}: no longer`);
  const changed = [...now]
    .filter(([subject, said]) => old.get(subject) !== said)
    .map(([subject, said]) => {
      const until = old.get(subject);
      return `${subject}: ${said || 'none'}${until === undefined ? '' : ` (until now: ${until || 'none'})`}`;
    });
  return [...changed, ...gone];
}
