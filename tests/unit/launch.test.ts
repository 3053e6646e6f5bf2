import { afterAll, expect, test } from 'vitest';
import { languagesWithSampleOffer, sampleOffer, sampleSettings } from '../../src/settings/samples.ts';
import { launchReminders, launchFaults } from '../../src/owner/launch.ts';
import { own } from '../support/own-site.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { languages } from '../../src/config/languages.ts';
import type { Settings } from '../../src/settings/shape.ts';

test('samples, promises of an income, missing legal links and addresses without https are named', () => {
  const legal = { ...own.legal, privacy: '' };
  const whatIsSold = { ...own.whatIsSold, de: sampleOffer('de')!, en: 'passive income' };
  expect(
    launchFaults({ ...own, product: 'Examplia', signupAddress: 'http://join.acme.test/join', legal, whatIsSold }),
  ).toEqual([
    'src/config/settings.json, product: It is still the sample’s. Replace it with your own.',
    'src/config/settings.json, whatIsSold: It is still the sample’s in Deutsch.',
    'src/config/settings.json, whatIsSold: It promises an income in English, which no page may.',
    'src/config/settings.json, legal.privacy: No address is set, so the pages have no link.',
    'src/config/settings.json, signupAddress: "http://join.acme.test/join" must start with https:// in public.',
  ]);
});

test('what some countries ask for is advised, each by its name, and so are words for what is sold', () => {
  const legal = { ...own.legal, incomeDisclosure: '' };
  const terms = { vat: '', registrationIsFree: '', commissionNeedsSubscription: '' } as const;
  const cautious = { cancellation: 1, referrals: 0.1, conversion: 1 };
  const tiers = { Gold: { price: 9, level1Commission: 60, level2Commission: 50 } };
  const whatIsSold = { ...own.whatIsSold, de: '' };
  const published = [...languages.slice(0, 1), { name: 'Klingon', path: 'no-list' }];
  expect(
    launchReminders(
      { ...own, legal, terms, whatIsSold, tiers, upgrades: [], cautious, level2PartnersPerLevel1Partner: 3 },
      published,
    ),
  ).toEqual([
    'src/config/settings.json, tiers.Gold: Its commissions together are more than its price.',
    expect.stringMatching(/legal\.incomeDisclosure: .*typically earn.*FTC/),
    expect.stringMatching(/terms\.vat: .*contain VAT/),
    expect.stringMatching(/terms\.registrationIsFree: .*free/),
    expect.stringMatching(/terms\.commissionNeedsSubscription: .*subscription of one’s own/),
    expect.stringMatching(/whatIsSold: .* in Deutsch\./),
    'tests/unit/wording/no-list.json: It is missing, so nothing checks what the texts in Klingon must not promise.',
  ]);
});

/** The sample's logo, kept where an owner might have put it. */
const sampleLogo = join(mkdtempSync(join(tmpdir(), 'logo-')), 'our-logo.svg');
writeFileSync(sampleLogo, '<svg><path d="M7 25v-7h5v7zm6.5 0V13h5v12zM20 25V7h5v18z"/></svg>');
afterAll(() => rmSync(dirname(sampleLogo), { recursive: true }));

test('every setting that is still a sample is named, and no address that only looks like one', () => {
  expect(sampleSettings({ ...own, origin: 'https://counterexample.com' })).toEqual([]);
  const delivered: Settings = {
    ...own,
    product: 'Examplia',
    accent: '#0a5a39',
    logo: { light: sampleLogo, dark: 'logo.svg' },
    origin: 'https://calculator.example.com',
    signupAddress: 'https://signup.example.com/signup',
    videos: { whoIs: { en: 'eRsGyueVLvQ' }, calculator: { en: 'bbbbbbbbbbb', de: 'aqz-KE-bpKQ' } },
  };
  expect(sampleSettings(delivered)).toEqual([
    'product',
    'accent',
    'logo.light',
    'origin',
    'signupAddress',
    'videos.whoIs',
    'videos.calculator',
  ]);
});

test('the languages are named in which the pages still say what the sample sells', () => {
  const [one, other] = ['de', 'en'].map((code) => languages.find((language) => language.code === code)!);
  const whatIsSold = { de: sampleOffer('de')!, en: sampleOffer('en')! };
  expect(languagesWithSampleOffer({ whatIsSold })).toEqual([one!.name, other!.name]);
  expect(languagesWithSampleOffer({ whatIsSold: { ...whatIsSold, de: '' } })).toEqual([other!.name]);
  expect(languagesWithSampleOffer({ whatIsSold: { ...whatIsSold, de: 'Yogakurse', en: 'yoga classes' } })).toEqual([]);
});
