import type { Language } from '../config/languages.ts';
import { settings } from '../settings/settings.ts';
import { UnusableValueError } from '../settings/unusable-value-error.ts';
import { formatsLike, type NumberFormats, type NumberTemplates } from '../format/number-formats.ts';

type NumberLanguage = Pick<Language, 'numberLocale'>;

/**
 * Templates of how a language writes numbers, for the browser to imitate: CLDR's way with Latin digits. The browser does
 * not use its own formats: they take a phone a tenth of a second to prepare, and browsers differ in them.
 * @param currency ISO 4217 code of one with two decimals; the plan's, unless a test asks for another
 * @throws UnusableValueError if templates are not enough: some locales group by two digits
 */
export function numberTemplates({ numberLocale }: NumberLanguage, currency = settings.currency): NumberTemplates {
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(numberLocale, { numberingSystem: 'latn', ...options });
  const [money, count] = [format({ style: 'currency', currency }), format({})];
  const templates = {
    money: money.format(12_345.5),
    count: count.format(1234.5),
    percent: format({ style: 'percent' }).format(0.05),
  };
  const like = formatsLike(templates);
  const isLike = (number: number) =>
    like.money(100 * number) === money.format(number) && like.count(number) === count.format(number);
  if (![0.5, 1234, 1_234_567.5].every(isLike)) {
    const rule = `must be a locale that groups digits by three, not "${numberLocale}"`;
    throw new UnusableValueError(`src/config/languages.ts: numberLocale ${rule}.`);
  }
  return templates;
}

/** A language's number formats; parameters and errors as for `numberTemplates`. */
export const formatsFor = (language: NumberLanguage, currency?: string): NumberFormats =>
  formatsLike(numberTemplates(language, currency));
