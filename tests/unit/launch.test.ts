import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { launchFaults, launchReminders } from '../../src/owner/launch.ts';
import { sampleSettings } from '../../src/settings/samples.ts';
import { settings } from '../../src/settings/settings.ts';
import type { Settings } from '../../src/settings/shape.ts';

/** An owner's settings, with nothing of the sample. */
const own: Settings = {
  ...settings,
  product: 'Acme',
  accent: '#0044cc',
  logo: { light: 'logo.svg', dark: 'logo.svg' },
  ownSubscription: '',
  origin: 'https://acme.test',
  signupOrigin: 'https://join.acme.test',
  legal: {
    imprint: 'https://acme.test/imprint',
    privacy: 'https://acme.test/privacy',
    incomeDisclosure: 'https://acme.test/results',
  },
  terms: { vat: 'included', registrationIsFree: 'yes', commissionNeedsSubscription: 'no' },
  company: { name: 'Acme Ltd', address: '1 High Street, Acmetown' },
  whatIsSold: Object.fromEntries(languages.map(({ path }) => [path, 'yoga'])),
  videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb', de: 'ccccccccccc' } },
};

const names = languages.map(({ name }) => name);

test('samples, missing legal links and an address without https stand in a launch’s way', () => {
  const legal = { ...own.legal, privacy: '' };
  const faults = launchFaults({
    ...own,
    origin: 'https://example.com',
    product: 'Examplia',
    signupOrigin: 'http://join.acme.test',
    legal,
  });
  expect(faults).toEqual([
    'src/config/settings.json, product: Still the sample’s. Replace it.',
    'src/config/settings.json, origin: Still the sample’s. Replace it.',
    'src/config/settings.json, legal.privacy: No address is set, so the pages have no link.',
    'src/config/settings.json, signupOrigin: It must start with https:// in public.',
  ]);
});

test('what some countries ask for is advised, and words and films that languages lack', () => {
  expect(
    launchReminders({
      ...own,
      legal: { ...own.legal, incomeDisclosure: '' },
      terms: { vat: '', registrationIsFree: '', commissionNeedsSubscription: 'yes' },
      tiers: { Gold: { price: 9, level1Commission: 60, level2Commission: 50 } },
      whatIsSold: { ...own.whatIsSold, de: '' },
      videos: { whoIs: { de: 'aaaaaaaaaaa' }, calculator: {} },
    }),
  ).toEqual(
    expect.arrayContaining([
      'src/config/settings.json, tiers.Gold: Its commissions together are more than its price.',
      expect.stringMatching(/legal\.incomeDisclosure: .*typically earn.*FTC/),
      expect.stringMatching(/terms\.vat: .*contain VAT/),
      expect.stringMatching(/terms\.registrationIsFree: .*free/),
      expect.stringMatching(/ownSubscription: .*nothing is subtracted/),
      expect.stringMatching(/whatIsSold: .* in Deutsch\./),
      `src/config/settings.json, videos.whoIs: There is none, and no English one, for all languages but ${names[0]}.`,
    ]),
  );
});

test('the sample’s values are known one by one, and an owner’s are none of them', () => {
  expect([...sampleSettings({ ...own, origin: 'https://counterexample.com' })]).toEqual([]);
  const sold = { ...own.whatIsSold, en: 'AI agents, courses, software, and tools' };
  expect([...sampleSettings({ ...own, accent: '#0a5a39', logo: settings.logo, whatIsSold: sold }).keys()]).toEqual(
    expect.arrayContaining(['accent', 'whatIsSold']),
  );
  expect(sampleSettings({ ...own, whatIsSold: sold }).get('whatIsSold')).toEqual(['en']);
});
