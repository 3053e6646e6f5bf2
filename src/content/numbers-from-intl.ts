import { UnusableValueError } from '../config/unusable-value-error.ts';
import { formatsLike, type NumberFormats, type NumberSamples } from './numbers-from-samples.ts';

/** Digits are Latin and thousands always grouped. */
const common = { numberingSystem: 'latn', useGrouping: 'always' } as const;

/**
 * How a language writes numbers, for the browser to do the same. Its own formats are no use here: they take a
 * phone a tenth of a second to get ready, and browsers differ in them.
 * @param numberLocale BCP 47 locale
 * @param currency ISO 4217 code
 * @throws UnusableValueError if the samples do not say all: some languages group by two digits, or counts otherwise
 */
export function numberSamples(numberLocale: string, currency: string): NumberSamples {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const money = new Intl.NumberFormat(numberLocale, { ...common, ...decimals, style: 'currency', currency });
  const percent = new Intl.NumberFormat(numberLocale, { ...common, style: 'percent' });
  const count = new Intl.NumberFormat(numberLocale, common);
  const samples = { money: money.format(1234.5), percent: percent.format(0.05) };
  const like = formatsLike(samples);
  if (like.money(1_234_567_89) !== money.format(1_234_567.89) || like.count(1_234_567) !== count.format(1_234_567)) {
    const problem = `must be a locale that groups all numbers by three digits alike, which "${numberLocale}" does not`;
    throw new UnusableValueError('numberLocale', problem, 'src/config/languages.ts:');
  }
  return samples;
}

/** How numbers are written; parameters as for `numberSamples`. */
export function formatsFor(numberLocale: string, currency: string): NumberFormats {
  return formatsLike(numberSamples(numberLocale, currency));
}

/**
 * How a span of whole months is written: the number with the noun in the form that it asks for in the language
 * (`12 Monate`, `21 месяц`, `24 месяца`).
 * @param numberLocale BCP 47 locale
 */
export function monthsFormat(numberLocale: string): (months: number) => string {
  const format = new Intl.NumberFormat(numberLocale, { ...common, style: 'unit', unit: 'month', unitDisplay: 'long' });
  return (months) => format.format(months);
}
