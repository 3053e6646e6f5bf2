import { isDeepStrictEqual } from 'node:util';
import * as settings from '../../src/config/settings.ts';
import { languages, type Language } from '../../src/config/languages.ts';
import { soldBySample } from '../../src/config/samples.ts';
import { site } from '../../src/config/site.ts';
import { publishedLanguages } from '../../src/content/published-languages.ts';
import { samplePlan } from './sample-plan.ts';

/** The settings as they are delivered, with videos as ids. */
const delivered = {
  product: 'Examplia',
  accent: '#0a5a39',
  logo: { light: 'src/brand/logo.svg', dark: 'src/brand/logo-dark.svg' },
  company: { name: '', address: '' },
  origin: 'https://calculator.example.com',
  signupOrigin: 'https://signup.example.com',
  legal: { imprint: '', privacy: '', incomeDisclosure: '' },
  terms: { vat: '', commissionNeedsSubscription: '' },
  whatIsSold: Object.fromEntries(languages.map(({ code }) => [code, soldBySample(code) ?? ''])),
  offline: true,
  videos: { whoIs: { en: 'eRsGyueVLvQ' }, calculator: { en: 'aqz-KE-bpKQ' } },
  videoDates: {},
  ...samplePlan,
  tiers: Object.fromEntries(
    Object.entries(samplePlan.tiers).map(([name, { priceCents, ...commissions }]) => [
      name,
      { price: priceCents / 100, ...commissions },
    ]),
  ),
  cautious: { cancellation: 10, referrals: 0.5, conversion: 50 },
  ownSubscription: 'BOOST',
  partnersAtStart: 0,
  newLevel1PartnersPerMonth: 10,
} satisfies Record<keyof typeof settings, unknown>;

/** The settings of this build. */
const present = { ...settings, ...site };
const names = Object.keys(delivered) as (keyof typeof delivered)[];

/** The paths of the delivered languages. Each page names all languages: others change every page’s bytes. */
const deliveredPaths = 'de en es pt fr ro ru tr ae it pl nl cz sk hu se';

/**
 * Whether the settings are the delivered ones, with the delivered languages. What tests say of that sample alone asks
 * here, and is left out once an owner has changed any of them.
 */
export const isSample =
  names.every((name) => isDeepStrictEqual(present[name], delivered[name])) &&
  publishedLanguages.map(({ path }) => path).join(' ') === deliveredPaths;

const sizeOf = (value: unknown) => (typeof value === 'number' ? value : JSON.stringify(value).length);

/** What is said of the owner up to the end of a language's calculator: as it is set, and as it is delivered. */
export const saidOfOwner = ({ code }: Language) =>
  [present, delivered].map(
    ({ product, origin, signupOrigin, legal: { incomeDisclosure }, whatIsSold, tiers, upgrades }) =>
      JSON.stringify({
        product,
        origin,
        signupOrigin,
        incomeDisclosure,
        sold: whatIsSold[code] ?? '',
        tiers,
        upgrades,
      }),
  );

/** How many months more than the delivered ones the calculation covers. */
export const furtherMonths = Math.max(0, present.horizonMonths - delivered.horizonMonths);

/** How many licence levels more than the delivered ones there are. */
export const furtherLevels = Math.max(0, Object.keys(present.tiers).length - Object.keys(delivered.tiers).length);

/** How many of the sentences and links that depend on an owner's terms the pages have. The delivered ones have none. */
export const furtherNotes = [...Object.values(present.terms), present.legal.incomeDisclosure].filter(Boolean).length;

/** The settings that are longer, or larger numbers, than the delivered ones: what makes an owner's pages longer. */
const longerSettings = names.filter((name) => sizeOf(present[name]) > sizeOf(delivered[name]));

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
  console.warn(`${problem} Longer than the sample’s are these settings: ${longerSettings.join(', ') || 'none'}.`);
}
