import type { Language } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { settings } from '../../src/settings/settings.ts';

/** The specification's format of amounts, repeated on purpose: the page's own formats are under test. */
export function money(language: Language): (cents: number) => string {
  const { currency } = settings;
  const format = new Intl.NumberFormat(language.numberLocale, { style: 'currency', currency, numberingSystem: 'latn' });
  return (cents) => format.format(cents / 100);
}

/** The specification's format of whole percentages. */
export function percent({ numberLocale }: Language): (whole: number) => string {
  const format = new Intl.NumberFormat(numberLocale, { style: 'percent', numberingSystem: 'latn' });
  return (whole) => format.format(whole / 100);
}

/** The specification's format of other numbers. */
export function count({ numberLocale }: Language): (number: number) => string {
  return new Intl.NumberFormat(numberLocale, { numberingSystem: 'latn' }).format;
}

/** The months' amounts, from the model, which the unit tests check against independently computed ones. */
export function amountsFor(language: Language, inputs: Inputs): string[] {
  return project(plan, inputs)
    .map((month) => month.totalRevenueCents)
    .map(money(language));
}
