import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { languagesWithSampleOffer, sampleOffer, sampleSettings } from '../../src/config/samples.ts';
import type { Site } from '../../src/config/site.ts';
import { own } from '../support/own-site.ts';

/** The sample's logo, kept where an owner might have put it. */
const sampleLogo = join(mkdtempSync(join(tmpdir(), 'logo-')), 'our-logo.svg');
writeFileSync(sampleLogo, '<svg><path d="M7 25v-7h5v7zm6.5 0V13h5v12zM20 25V7h5v18z"/></svg>');
afterAll(() => rmSync(dirname(sampleLogo), { recursive: true }));

test('every setting that is still a sample is named', () => {
  const delivered: Site = {
    ...own,
    product: 'Examplia',
    accent: '#0a5a39',
    logo: { light: sampleLogo, dark: 'logo.svg' },
    origin: 'https://calculator.example.com',
    signupOrigin: 'https://signup.example.com',
    videos: { whoIs: { en: 'eRsGyueVLvQ' }, calculator: { en: 'bbbbbbbbbbb', de: 'aqz-KE-bpKQ' } },
  };
  expect(sampleSettings(delivered).map(({ name }) => name)).toEqual([
    'product',
    'accent',
    'logo.light',
    'origin',
    'signupOrigin',
    'videos.whoIs.en',
    'videos.calculator.de',
  ]);
});

test('the languages are named in which the pages still say what the sample sells', () => {
  const [one, other] = ['de', 'en'].map((code) => languages.find((language) => language.code === code)!);
  const whatIsSold = { de: sampleOffer('de')!, en: sampleOffer('en')! };
  expect(languagesWithSampleOffer({ whatIsSold })).toEqual([one!.name, other!.name]);
  expect(languagesWithSampleOffer({ whatIsSold: { ...whatIsSold, de: '' } })).toEqual([other!.name]);
  expect(languagesWithSampleOffer({ whatIsSold: { ...whatIsSold, de: 'Yogakurse', en: 'yoga classes' } })).toEqual([]);
});

test.for([
  { origin: 'https://example.com', isOwn: false },
  { origin: 'https://calculator.example.org', isOwn: false },
  { origin: 'https://counterexample.com', isOwn: true },
  { origin: 'https://example.com.acme.test', isOwn: true },
])('$origin is the owner’s own address: $isOwn', ({ origin, isOwn }) => {
  expect(sampleSettings({ ...own, origin }).length === 0).toBe(isOwn);
});
