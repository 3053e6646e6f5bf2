import { expect, test } from 'vitest';
import { checkAmounts } from '../../src/build/check-settings.ts';
import { languages, type Language } from '../../src/config/languages.ts';
import { checkLanguages } from '../../src/settings/check-languages.ts';
import { samplePlan } from '../support/sample-plan.ts';

test('a plan is refused whose largest amounts would not be right to the cent', () => {
  expect(() => checkAmounts(samplePlan)).not.toThrow();
  const tier = { name: 'BOOST', priceCents: 100_000_00, level1Commission: 62, level2Commission: 99 };
  const large = { ...samplePlan, tiers: [tier], upgrades: [], horizonMonths: 120 };
  expect(() => checkAmounts({ ...large, level2PartnersPerLevel1Partner: 100 })).toThrow(
    'src/config/settings.json: tiers must lead to smaller amounts',
  );
});

test.for([
  {
    change: { numberLocale: 'danish' },
    says: 'numberLocale of Dansk must be a language and a country such as "da-DK"',
  },
  { change: { numberLocale: 'de-DE' }, says: 'numberLocale of Dansk must be of the language "da", not "de-DE"' },
  { change: { hreflang: 'norsk' }, says: 'hreflang of Dansk must be a language such as "da"' },
  {
    change: { hreflang: 'en', numberLocale: 'en-US' },
    says: 'hreflang of Dansk must be its own, and another language',
  },
  { change: { hreflang: undefined }, says: 'hreflang of Dansk is missing: it must be a text' },
  { change: { code: 'en' }, says: 'code of Dansk must be its own, and another language has "en"' },
  { change: { code: 'norsk' }, says: 'code of Dansk must be two or three small letters' },
  { change: { path: 'de' }, says: 'path of Dansk must be its own' },
  { change: { path: '404' }, says: 'path of Dansk must be small letters, such as "da", not "404".' },
  { change: { path: '' }, says: 'path of Dansk must be small letters' },
  { change: { path: '..' }, says: 'path of Dansk must be small letters' },
  { change: { path: 'previews' }, says: 'path of Dansk must be another one, since the site uses this itself' },
  { change: { direction: 'left' }, says: 'direction of Dansk must be "ltr" or "rtl", not "left".' },
  { change: { flag: 'no-flag' }, says: 'flag of Dansk must be the name of a file in node_modules/circle-flags/flags' },
  { change: { name: '' }, says: 'name of line 3 must be a text' },
])('a list of languages with $change is refused: $says', ({ change, says }) => {
  const danish = { code: 'da', path: 'da', name: 'Dansk', flag: 'dk', numberLocale: 'da-DK', direction: 'ltr' };
  const [german, english] = languages;
  const list = [german, english!, { hreflang: 'da', ...danish, ...change }] as readonly Language[];
  expect(() => checkLanguages(list)).toThrow(`src/config/languages.ts: ${says}`);
});

test('a list without German or English, or without their texts, is refused in one sentence', () => {
  const sentence = /^src\/config\/languages\.ts: languages must begin with German .* and have English/;
  for (const code of ['de', 'en'])
    expect(() => checkLanguages(languages.filter((language) => language.code !== code))).toThrow(sentence);
  expect(() => checkLanguages(languages.map((language) => ({ ...language, path: `no-${language.path}` })))).toThrow(
    sentence,
  );
});
