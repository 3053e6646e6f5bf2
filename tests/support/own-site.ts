import { languages } from '../../src/config/languages.ts';
import type { Settings } from '../../src/settings/shape.ts';
import * as site from '../../src/settings/settings.ts';

/** An owner's settings, with nothing of the sample. */
export const own: Settings = {
  ...site,
  product: 'Acme',
  accent: '#0044cc',
  logo: { light: 'logo.svg', dark: 'logo.svg' },
  origin: 'https://acme.test',
  signupAddress: 'https://join.acme.test/join',
  legal: {
    imprint: 'https://acme.test/imprint',
    privacy: 'https://acme.test/privacy',
    incomeDisclosure: 'https://acme.test/results',
  },
  terms: { vat: 'included', registrationIsFree: 'yes', commissionNeedsSubscription: 'no' },
  company: { name: 'Acme Ltd', address: '1 High Street, Acmetown' },
  whatIsSold: Object.fromEntries(languages.map(({ code }) => [code, 'yoga'])),
  videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb', de: 'ccccccccccc' } },
};
