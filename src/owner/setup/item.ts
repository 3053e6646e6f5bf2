import { z } from 'astro/zod';
import { checkLogo } from '../../brand/logo-visibility.ts';
import { settingsFaults } from '../../config/schema.ts';
import { shape } from '../../config/shape.ts';

/** Settings as they stand in the file, or as they were typed: some may be unusable. */
export type Values = Readonly<Record<string, unknown>>;

/** A line of the setup's menu. */
export interface Item {
  readonly label: string;
  readonly help: string;
  /** What it is now, on one line. */
  readonly present: string;
  /** What is wrong with it. */
  readonly fault?: string | undefined;
  /** Asks for it. @returns the settings with the answer */
  readonly ask: () => Promise<Values>;
}

/** What the setup calls each setting, by its path; “Less optimistic” is the page’s name of that scenario. */
export const titles: Readonly<Record<string, string>> = {
  product: 'Name',
  accent: 'Colour',
  'logo.light': 'Logo',
  'logo.dark': 'Logo on dark',
  'company.name': 'Company',
  'company.address': 'Company address',
  origin: 'This page',
  signupAddress: 'Registration',
  'legal.imprint': 'Imprint',
  'legal.privacy': 'Privacy policy',
  'legal.incomeDisclosure': 'Income disclosure',
  'terms.vat': 'VAT in prices',
  'terms.registrationIsFree': 'Free registration',
  'terms.commissionNeedsSubscription': 'Own subscription needed',
  'videos.whoIs': 'Film about you',
  'videos.calculator': 'Film about the calculator',
  currency: 'Currency',
  tiers: 'Plans',
  whatIsSold: 'What is sold',
  horizonMonths: 'Months',
  upgrades: 'Upgrades',
  level2PartnersPerLevel1Partner: 'New partners each',
  'cautious.cancellation': 'Less optimistic: cancel',
  'cautious.referrals': 'Less optimistic: bring in',
  'cautious.conversion': 'Less optimistic: subscribe',
  ownSubscription: 'Own subscription',
  partnersAtStart: 'Partners at the start',
  newLevel1PartnersPerMonth: 'New partners a month',
};

/** What a setting or a part of one is called: `Plan BOOST: price`, `Upgrade 2: month`. */
const nameOf = (path: string) =>
  titles[path] ??
  path
    .replace(/^tiers\.(.*?)\./, 'Plan $1: ')
    .replace(/^upgrades\[(\d+)\]\.?/, (_, index: string) => `Upgrade ${Number(index) + 1}: `);

/** The faults of a setting and its parts, as sentences. @param path of all settings if it is empty */
export function faultsAt(settings: unknown, path: string): string[] {
  const own = settingsFaults(settings).filter((fault) => path === '' || `${fault.path}.`.startsWith(`${path}.`));
  return own.map((fault) => `${nameOf(fault.path)} ${fault.rule}.`);
}

/** The faults of all settings, or of one and its parts, as sentences. A logo that is named is looked at. */
export async function faultsOf(settings: Values, path = ''): Promise<string[]> {
  const faults = faultsAt(settings, path);
  const { data } = z.object(shape.pick({ logo: true, accent: true }).shape).safeParse(settings);
  if (faults.length > 0 || data === undefined || !/^(logo|$)/.test(path)) return faults;
  return checkLogo(data).then(
    () => [],
    (error: Error) => [error.message],
  );
}
