import { expect, test } from 'vitest';
import { launchFaults, launchReminders } from '../../src/owner/launch.ts';
import { sampleSettings } from '../../src/settings/samples.ts';
import { settings } from '../../src/settings/settings.ts';
import type { Settings } from '../../src/settings/shape.ts';

/** An owner's settings, with nothing of the sample. */
const own: Settings = {
  ...settings,
  product: 'Acme',
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
  videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb', de: 'ccccccccccc' } },
};

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

test('what some countries ask for is advised, and that nothing is subtracted', () => {
  expect(
    launchReminders({
      ...own,
      legal: { ...own.legal, incomeDisclosure: '' },
      terms: { vat: '', registrationIsFree: '', commissionNeedsSubscription: 'yes' },
    }),
  ).toEqual([
    expect.stringMatching(/legal\.incomeDisclosure: .*typically earn.*FTC/),
    expect.stringMatching(/terms\.vat: .*contain VAT/),
    expect.stringMatching(/ownSubscription: .*nothing is subtracted/),
  ]);
});

test('the sample’s values are known one by one, and an owner’s are none of them', () => {
  expect(sampleSettings({ ...own, origin: 'https://counterexample.com' })).toEqual([]);
  expect(sampleSettings({ ...own, logo: settings.logo, videos: settings.videos })).toEqual(
    expect.arrayContaining(['logo.light', 'videos.whoIs.en']),
  );
});
