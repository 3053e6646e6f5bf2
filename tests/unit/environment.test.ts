import { describe, expect, test } from 'vitest';
import { sampleWarnings, siteFromEnvironment } from '../../src/config/environment.ts';
import { siteDefaults, type Site } from '../../src/config/site.ts';

test('without variables the settings are those of the file', () => {
  expect(siteFromEnvironment({})).toEqual(siteDefaults);
  expect(siteDefaults).toMatchObject({
    product: 'Examplia',
    origin: 'https://calculator.example.com',
    signupOrigin: 'https://signup.example.com',
  });
});

test('variables replace the product name and the origins, and nothing else', () => {
  const environment = {
    PRODUCT_NAME: ' Acme ',
    SITE_ORIGIN: 'https://acme.test',
    SIGNUP_ORIGIN: 'http://join.test:8080',
  };
  expect(siteFromEnvironment(environment)).toEqual({
    ...siteDefaults,
    product: 'Acme',
    origin: 'https://acme.test',
    signupOrigin: 'http://join.test:8080',
  });
});

test('a slash at the end of an origin is dropped', () => {
  expect(siteFromEnvironment({ SITE_ORIGIN: 'https://acme.test/' }).origin).toBe('https://acme.test');
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
    expect(() => siteFromEnvironment({ [name]: value })).toThrow(
      `${name} must be a scheme and a host, such as https://calculator.example.com, not "${value}".`,
    );
  });
});

test('an empty product name is refused by name', () => {
  expect(() => siteFromEnvironment({ PRODUCT_NAME: '  ' })).toThrow('PRODUCT_NAME must not be empty.');
});

const settled: Site = {
  product: 'Acme',
  origin: 'https://acme.test',
  signupOrigin: 'https://join.acme.test',
  videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb' } },
};

test('a build for an address of its own warns of every value that is still a sample', () => {
  expect(sampleWarnings({ ...siteDefaults, origin: 'https://acme.test' })).toEqual([
    'product is still the sample "Examplia"',
    'signupOrigin is still the sample https://signup.example.com',
    'videos.whoIs is still a sample film',
    'videos.calculator is still a sample film',
  ]);
});

test('an address that only ends like the sample one is an address of its own', () => {
  expect(
    sampleWarnings({ ...settled, origin: 'https://counterexample.com', product: siteDefaults.product }),
  ).toHaveLength(1);
});

test('a build with values of its own warns of nothing', () => {
  expect(sampleWarnings(settled)).toEqual([]);
});

test('a build for the sample address warns of nothing', () => {
  expect(sampleWarnings(siteDefaults)).toEqual([]);
});
