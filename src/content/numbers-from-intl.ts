import type { Language } from '../config/languages.ts';
import { UnusableValueError } from '../config/unusable-value-error.ts';
import { formatsLike, type NumberFormats, type NumberSamples } from '../format/number-formats.ts';

/** Digits are Latin, and thousands are always grouped. */
const common = { numberingSystem: 'latn', useGrouping: 'always' } as const;

/** What the formats need to know about a language. */
type NumberLanguage = Pick<Language, 'numberLocale' | 'writesCurrencyCodes'>;

/** How a language writes amounts in a currency. */
function moneyFormat({ numberLocale, writesCurrencyCodes }: NumberLanguage, currency: string): Intl.NumberFormat {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const written = (currencyDisplay: 'symbol' | 'code') =>
    new Intl.NumberFormat(numberLocale, { ...common, ...decimals, style: 'currency', currency, currencyDisplay });
  const sign = written('symbol');
  return writesCurrencyCodes && /[A-Z]\$/.test(sign.format(0)) ? written('code') : sign;
}

/**
 * Samples of how a language writes numbers, for the browser to imitate. It does not use its own formats: they
 * take a phone a tenth of a second to prepare, and browsers differ in them.
 * @param currency ISO 4217 code
 * @throws UnusableValueError if samples are not enough: some locales group by two digits, or group counts differently
 */
export function numberSamples(language: NumberLanguage, currency: string): NumberSamples {
  const { numberLocale } = language;
  const money = moneyFormat(language, currency);
  const percent = new Intl.NumberFormat(numberLocale, { ...common, style: 'percent' });
  const count = new Intl.NumberFormat(numberLocale, common);
  const samples = { money: money.format(1234.5), percent: percent.format(0.05) };
  const like = formatsLike(samples);
  if (like.money(1_234_567_89) !== money.format(1_234_567.89) || like.count(1_234_567) !== count.format(1_234_567)) {
    const rule = `must be a locale that groups amounts and counts alike, by three digits, not "${numberLocale}"`;
    throw new UnusableValueError(`src/config/languages.ts: numberLocale ${rule}.`);
  }
  return samples;
}

/** A language's number formats; parameters and errors as for `numberSamples`. */
export function formatsFor(language: NumberLanguage, currency: string): NumberFormats {
  return formatsLike(numberSamples(language, currency));
}
