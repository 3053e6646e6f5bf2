import { describe, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { siteFaults, siteFromEnvironment } from '../../src/config/site-from-environment.ts';
import type { Site } from '../../src/config/settings-types.ts';

const settings: Site = {
  product: 'Acme',
  accent: '#0044CC',
  logo: { light: 'logo.svg', dark: '' },
  origin: 'https://acme.test',
  signupOrigin: 'https://join.acme.test',
  legal: { imprint: '', privacy: 'https://acme.test/{language}/privacy', incomeDisclosure: '' },
  terms: { vat: 'included', commissionNeedsSubscription: '' },
  company: { name: '', address: '' },
  whatIsSold: { de: ' Yogakurse. ', en: 'yoga classes', xx: 'of a language that is not there' },
  offline: true,
  videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'https://youtu.be/bbbbbbbbbbb', de: 'ccccccccccc' } },
  videoDates: {},
};

test('without variables the settings are those of the file, in the form that the site uses', () => {
  const { videos, whatIsSold, ...others } = settings;
  expect(siteFromEnvironment({}, settings)).toEqual({
    ...others,
    accent: '#0044cc',
    logo: { light: 'logo.svg', dark: 'logo.svg' },
    whatIsSold: {
      ...Object.fromEntries(languages.map(({ code }) => [code, ''])),
      de: 'Yogakurse',
      en: whatIsSold['en'],
    },
    videos: { ...videos, calculator: { en: 'bbbbbbbbbbb', de: 'ccccccccccc' } },
  });
});

test('variables replace the product name and the origins, and nothing else', () => {
  const environment = {
    PRODUCT_NAME: ' Other ',
    SITE_ORIGIN: 'https://other.test',
    SIGNUP_ORIGIN: 'http://join.test:8080',
  };
  expect(siteFromEnvironment(environment, settings)).toEqual({
    ...siteFromEnvironment({}, settings),
    product: 'Other',
    origin: 'https://other.test',
    signupOrigin: 'http://join.test:8080',
  });
});

test('a trailing slash is dropped from an origin', () => {
  expect(siteFromEnvironment({ SITE_ORIGIN: 'https://acme.test/' }, settings).origin).toBe('https://acme.test');
});

describe('an origin that is not a scheme and a host is refused by name', () => {
  const unusable = [
    '',
    'acme.test',
    'https://',
    'https://acme.test/path',
    'https://acme.test?x',
    'https://me@acme.test',
  ];
  const schemes = ['ftp://acme.test', 'javascript:alert(1)', 'data:,x'];
  test.for(
    ['SITE_ORIGIN', 'SIGNUP_ORIGIN'].flatMap((name) => [...unusable, ...schemes].map((value) => ({ name, value }))),
  )('$name=$value', ({ name, value }) => {
    expect(() => siteFromEnvironment({ [name]: value }, settings)).toThrow(
      `The environment variable ${name} must be a scheme and a host, such as https://calculator.example.com, not "${value}".`,
    );
  });
});

test('the pages are not built for an address without https', () => {
  expect(() => siteFromEnvironment({ SITE_ORIGIN: 'http://acme.test' }, settings)).toThrow(
    'The environment variable SITE_ORIGIN must start with https://, not "http://acme.test".',
  );
});

test('an empty product name is refused by name', () => {
  expect(() => siteFromEnvironment({ PRODUCT_NAME: '  ' }, settings)).toThrow(
    'The environment variable PRODUCT_NAME must not be empty.',
  );
});

const unusable: readonly { readonly change: object; readonly says: string }[] = [
  { change: { product: ' ' }, says: 'product must not be empty.' },
  { change: { accent: 'green' }, says: 'accent must be a hex code such as #0a5a39, not "green".' },
  { change: { accent: '#0a5a' }, says: 'accent must be a hex code such as #0a5a39, not "#0a5a".' },
  { change: { logo: { light: '', dark: '' } }, says: 'logo.light must be the path of an SVG file, not empty.' },
  { change: { product: 'A'.repeat(41) }, says: 'product must have at most 40 characters, not 41.' },
  {
    change: { origin: 'acme.test' },
    says: 'origin must be a scheme and a host, such as https://calculator.example.com, not "acme.test".',
  },
  {
    change: { signupOrigin: 'https://acme.test/join' },
    says: 'signupOrigin must be a scheme and a host, such as https://calculator.example.com, not "https://acme.test/join".',
  },
  {
    change: { legal: { imprint: 'acme.test/imprint', privacy: '', incomeDisclosure: '' } },
    says: 'legal.imprint must be empty or an address that starts with https://, not "acme.test/imprint".',
  },
  {
    change: { legal: { imprint: '', privacy: 'javascript:alert(1)', incomeDisclosure: '' } },
    says: 'legal.privacy must be empty or an address that starts with https://, not "javascript:alert(1)".',
  },
  {
    change: { legal: { imprint: '', privacy: 'http://acme.test/privacy', incomeDisclosure: '' } },
    says: 'legal.privacy must be empty or an address that starts with https://, not "http://acme.test/privacy".',
  },
  {
    change: { origin: 'http://acme.test' },
    says: 'origin must start with https://, not "http://acme.test".',
  },
  ...['{lang}', '{}', '{language', '}'].map((brace) => ({
    change: { legal: { imprint: `https://acme.test/{language}/imprint${brace}`, privacy: '', incomeDisclosure: '' } },
    says: `legal.imprint must have nothing in braces but {language}, which becomes the visitor's language code, not "${brace}".`,
  })),
  {
    change: { terms: { ...settings.terms, vat: 'yes' as 'included' } },
    says: "terms.vat must be empty, 'included' or 'excluded', not \"yes\".",
  },
  {
    change: { terms: { ...settings.terms, commissionNeedsSubscription: 'Yes' as 'yes' } },
    says: "terms.commissionNeedsSubscription must be empty, 'yes' or 'no', not \"Yes\".",
  },
  { change: { whatIsSold: { en: 'a'.repeat(81) } }, says: 'whatIsSold.en must have at most 80 characters, not 81.' },
  {
    change: { videos: { ...settings.videos, whoIs: { en: 'https://vimeo.com/1' } } },
    says: 'videos.whoIs.en must be a YouTube address or id, not "https://vimeo.com/1".',
  },
  {
    change: { videos: { ...settings.videos, whoIs: { en: 'aaaaaaaaaaa', ae: 'aaaaaaaaaaa' } } },
    says: 'videos.whoIs must use the language codes of languages.ts, not "ae".',
  },
  {
    change: { videoDates: { aaaaaaaaaaa: '2026-02-30' } },
    says: 'videoDates.aaaaaaaaaaa must be a date such as 2010-09-30, not "2026-02-30".',
  },
  {
    change: { videos: { ...settings.videos, calculator: { de: 'aaaaaaaaaaa' } } },
    says: 'videos.calculator must have an English video.',
  },
];

test.for(unusable)('an unusable setting is refused, naming the file and the setting: $says', ({ change, says }) => {
  const error = new Error(`src/config/settings.ts: ${says}`);
  expect(() => siteFromEnvironment({}, { ...settings, ...change })).toThrow(error);
});

test('every unusable setting is found, not only the first', () => {
  const site: Site = {
    ...settings,
    product: '',
    legal: { ...settings.legal, privacy: 'there' },
    videoDates: { x: 'May' },
  };
  expect(siteFaults(site).map(({ value }) => value)).toEqual(['product', 'legal.privacy', 'videoDates.x']);
});
