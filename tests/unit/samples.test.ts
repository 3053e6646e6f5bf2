import { expect, test } from 'vitest';
import { hasOwnAddress, sampleSettings } from '../../src/config/samples.ts';
import type { Site } from '../../src/config/settings-types.ts';

const own: Site = {
  product: 'Acme',
  origin: 'https://acme.test',
  signupOrigin: 'https://join.acme.test',
  legal: { imprint: '', privacy: '', incomeDisclosure: '' },
  company: { name: '', address: '' },
  videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb' } },
  videoDates: {},
};

test('every setting that is still a sample is named', () => {
  const delivered: Site = {
    ...own,
    product: 'Examplia',
    origin: 'https://calculator.example.com',
    signupOrigin: 'https://signup.example.com',
    videos: { whoIs: { en: 'eRsGyueVLvQ' }, calculator: { en: 'bbbbbbbbbbb', ar: 'aqz-KE-bpKQ' } },
  };
  expect(sampleSettings(delivered).map(({ name }) => name)).toEqual([
    'product',
    'origin',
    'signupOrigin',
    'videos.whoIs.en',
    'videos.calculator.ar',
  ]);
});

test('the owner’s own settings are not samples', () => {
  expect(sampleSettings(own)).toEqual([]);
  expect(hasOwnAddress(own)).toBe(true);
});

test.for([
  { origin: 'https://example.com', isOwn: false },
  { origin: 'https://calculator.example.org', isOwn: false },
  { origin: 'https://counterexample.com', isOwn: true },
  { origin: 'https://example.com.acme.test', isOwn: true },
])('$origin is the owner’s own address: $isOwn', ({ origin, isOwn }) => {
  expect(hasOwnAddress({ ...own, origin })).toBe(isOwn);
});
