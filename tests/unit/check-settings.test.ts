import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkAmounts } from '../../src/build/check-settings.ts';
import { flagsFile } from '../../src/brand/drawing.ts';
import { checkLogo } from '../../src/brand/logo-visibility.ts';
import { languages } from '../../src/config/languages.ts';
import * as site from '../../src/settings/settings.ts';
import { checkLanguages } from '../../src/content/dictionaries.ts';
import { samplePlan } from '../support/sample-plan.ts';

test('a plan is refused whose largest amounts would not be right to the cent', () => {
  expect(() => checkAmounts(samplePlan)).not.toThrow();
  const tier = { name: 'BOOST', priceCents: 100_000_00, level1Commission: 62, level2Commission: 99 };
  const large = { ...samplePlan, tiers: [tier], upgrades: [], horizonMonths: 120 };
  expect(() => checkAmounts({ ...large, level2PartnersPerLevel1Partner: 100 })).toThrow(
    'src/config/settings.json: tiers must lead to smaller amounts',
  );
});

test('a flag and a logo that are not there are refused in a sentence that names the setting', async () => {
  expect(() => flagsFile([{ flag: 'no-flag', name: 'Dansk' }])).toThrow(
    /^src\/config\/languages\.ts: flag of Dansk must be the name of a file in .*, not "no-flag"\.$/,
  );
  await expect(checkLogo({ logo: { light: 'no.svg', dark: '' }, accent: site.accent })).rejects.toThrow(
    `src/config/settings.json: logo.light must be the path of an SVG file, and there is no "${resolve('no.svg')}".`,
  );
});

test('a language that Intl does not know, and a code or path that another has, are refused', () => {
  const [german, english, ...others] = languages;
  const list = (change: object) => [german!, english!, { ...others[0]!, ...change }];
  expect(() => checkLanguages(list({ numberLocale: 'danish' }))).toThrow(/numberLocale of .* "danish"/);
  for (const change of [{ code: 'en' }, { path: 'de' }])
    expect(() => checkLanguages(list(change))).toThrow(/must be its own/);
});

test('a list without German or English, or without their texts, is refused in one sentence', () => {
  const sentence = /^src\/config\/languages\.ts: languages must begin with German .* and have English/;
  for (const code of ['de', 'en'])
    expect(() => checkLanguages(languages.filter((language) => language.code !== code))).toThrow(sentence);
  expect(() => checkLanguages(languages.map((language) => ({ ...language, path: `no-${language.path}` })))).toThrow(
    sentence,
  );
});
