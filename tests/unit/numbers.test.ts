import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { settings } from '../../src/settings/settings.ts';
import { formatsFor, numberTemplates } from '../../src/content/numbers-from-intl.ts';
import { money as independentMoney } from '../support/expected-amounts.ts';

describe('an amount, a count and a share are written as the language writes them', () => {
  test.for([
    { locale: 'de-DE', money: '1.234,50\u00a0$', count: '1.234', percent: '75\u00a0%' },
    { locale: 'en-US', money: '$1,234.50', count: '1,234', percent: '75%' },
    { locale: 'es-ES', money: '1234,50\u00a0US$', count: '1234', percent: '75\u00a0%' },
    { locale: 'pt-PT', money: '1234,50\u00a0US$', count: '1234', percent: '75%' },
    { locale: 'fr-FR', money: '1\u202f234,50\u00a0$US', count: '1\u202f234', percent: '75\u00a0%' },
    { locale: 'tr-TR', money: '$1.234,50', count: '1.234', percent: '%75' },
    { locale: 'cs-CZ', money: '1\u00a0234,50\u00a0US$', count: '1\u00a0234', percent: '75\u00a0%' },
    { locale: 'sv-SE', money: '1\u00a0234,50\u00a0US$', count: '1\u00a0234', percent: '75\u00a0%' },
  ])('$locale', ({ locale, money, count, percent }) => {
    const formats = formatsFor({ numberLocale: locale }, 'USD');
    expect(formats.money(1_234_50)).toBe(money);
    expect(formats.count(1234)).toBe(count);
    expect(formats.percent(75)).toBe(percent);
  });
});

// The browser imitates templates instead of using Intl: its rules must be enough for every language.
describe('any number is written as Intl writes it', () => {
  // Locales that an owner may name: amounts and counts have different signs in Swiss French and in Austria.
  const others = ['fr-CH', 'de-CH', 'de-AT', 'ar-EG'].map((numberLocale) => ({ numberLocale }));
  test.for([...languages, ...others])('$numberLocale', ({ numberLocale }) => {
    const { money, count, percent } = formatsFor({ numberLocale });
    const intl = (number: number, options: Intl.NumberFormatOptions) =>
      number.toLocaleString(numberLocale, { numberingSystem: 'latn', ...options });
    const currency = { style: 'currency', currency: settings.currency } as const;
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 13 }), fc.nat({ max: 10 ** 9 }), fc.nat({ max: 100 }), (cents, number, share) => {
        expect(money(cents)).toBe(intl(cents / 100, currency));
        expect(count(number)).toBe(intl(number, {}));
        expect(count(number / 10)).toBe(intl(number / 10, { maximumFractionDigits: 1 }));
        expect(percent(share)).toBe(intl(share / 100, { style: 'percent' }));
      }),
    );
  });
});

// Where Intl puts the sign depends on the language: into the middle, or behind a mark of direction.
test.for(languages)('in $name, an amount below 0 is the same amount with a minus in front', (language) => {
  const { money } = formatsFor(language);
  const amount = independentMoney(language);
  fc.assert(fc.property(fc.integer({ min: 1, max: 10 ** 13 }), (cents) => money(-cents) === `−${amount(cents)}`));
  expect(money(-0)).toBe(amount(0));
});

test('a locale that groups by two digits stops the build: the templates cannot describe it', () => {
  expect(() => numberTemplates({ numberLocale: 'en-IN' }, 'USD')).toThrow(
    'src/config/languages.ts: numberLocale must be a locale that groups digits by three, not "en-IN".',
  );
});
