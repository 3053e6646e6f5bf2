import { expect, test, type APIResponse } from '@playwright/test';
import { cacheOf, headers } from '../../src/config/headers.ts';
import { languages } from '../../src/config/languages.ts';
import { files, read } from '../support/dist.ts';

/*
 * What is asked of every host, whoever it is. Nothing here is a browser's: answers are looked at as they come.
 */
const hashedFiles = files.filter((file) => file.startsWith('_astro/'));
const hashedFile = `/${hashedFiles[0]}`;
const gone = hashedFile.replace(/\.[^.]+\.js$/, '.AAAAAAAA.js');
const year = 365 * 24 * 60 * 60;
const pages = [
  { path: '/', file: 'index.html' },
  ...languages.map(({ path }) => ({ path: `/${path}`, file: `${path}.html` })),
];
const unhashed = ['robots.txt', 'sitemap-index.xml', 'sitemap-0.xml'];
/** Made for other sites: in chats, search results and on home screens. */
const shared = ['previews/de.png', 'favicon.ico', 'apple-touch-icon.png'];
const policyOfShared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const drawings = ['logo.svg', 'logo-dark.svg', 'flags/de.svg'];
const policyOfDrawings = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
const notFound = ['/ar', '/de/nope', '/nope/', '/DE', '/_astro/', gone, '/_headers'];
const redirects = [
  ...languages.flatMap(({ path }) => [`/${path}.html`, `/${path}/`].map((from) => ({ from, to: `/${path}` }))),
  { from: '/index.html', to: '/' },
  { from: '/index', to: '/' },
  { from: '/de/index.html', to: '/de' },
];

/** A header's directives, `name=value` as one entry each. */
function directives(response: APIResponse, header: string): Map<string, string> {
  const parts = (response.headers()[header] ?? '').split(/[;,]/).map((part) => part.trim().split('='));
  return new Map(parts.map(([name = '', ...value]) => [name, value.join('=')]));
}

/** What is wrong with an answer: its status, and headers that it lacks, has otherwise or has twice. */
function faultsOf(response: APIResponse, status: number, more: Readonly<Record<string, string>> = {}): string[] {
  const sent = (name: string) => {
    const found = response.headersArray().filter((header) => header.name.toLowerCase() === name.toLowerCase());
    return found.map(({ value }) => value).join(' and ');
  };
  const expected = { ...headers, 'Cache-Control': cacheOf.unhashedFiles, ...more };
  const wrong = Object.entries(expected)
    .filter(([name, value]) => sent(name) !== value)
    .map(([name]) => `${name}: ${sent(name)}`);
  if (response.status() !== status) wrong.unshift(`status ${response.status()}`);
  return wrong.map((fault) => `${response.url()} has ${fault}`);
}

test('pages and files are what was built, with every header, and are revalidated', async ({ request }) => {
  const faults: string[] = [];
  for (const { path, file } of [...pages, ...unhashed.map((name) => ({ path: `/${name}`, file: name }))]) {
    const response = await request.get(path, { maxRedirects: 0 });
    faults.push(...faultsOf(response, 200));
    if ((await response.text()) !== read(file)) faults.push(`${path} is not ${file}`);
  }
  expect(faults).toEqual([]);
});

for (const { title, names, more } of [
  { title: 'other sites may show the pictures that are made for them', names: shared, more: policyOfShared },
  { title: 'a drawing that is opened by itself runs and loads nothing', names: drawings, more: policyOfDrawings },
  {
    title: 'files with a hash in their name are cached for a year',
    names: hashedFiles,
    more: { 'Cache-Control': cacheOf.hashedFiles },
  },
])
  test(title, async ({ request }) => {
    const answers = await Promise.all(names.map((file) => request.get(`/${file}`, { maxRedirects: 0 })));
    expect(answers.flatMap((answer) => faultsOf(answer, 200, more))).toEqual([]);
  });

test('what is not there is answered with the 404 page, and is asked for again the next time', async ({ request }) => {
  const faults: string[] = [];
  for (const path of notFound) {
    const response = await request.get(path, { maxRedirects: 0 });
    faults.push(...faultsOf(response, 404, { 'Content-Type': 'text/html; charset=utf-8' }));
    if ((await response.text()) !== read('404.html')) faults.push(`${path} is not the 404 page`);
  }
  expect(faults).toEqual([]);
});

test('a page’s other spellings lead to it, with the query as it is', async ({ request }) => {
  const faults: string[] = [];
  for (const { from, to } of redirects) {
    for (const query of ['', '?ref=a%20b&monthly=0&x']) {
      const answer = await request.get(from + query, { maxRedirects: 0 });
      const status = [301, 302, 307, 308].find((one) => one === answer.status()) ?? 307;
      faults.push(...faultsOf(answer, status, { Location: to + query }));
    }
  }
  expect(faults).toEqual([]);
});

// The tests above compare answers with the app's own header settings. This test states the requirements independently.
test('the headers close what the page does not use, and keep only what never changes', async ({ request }) => {
  const player = '"https://www.youtube-nocookie.com"';
  const page = await request.get('/de');
  expect(page.headers()).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
  const transport = directives(page, 'strict-transport-security');
  expect(Number(transport.get('max-age'))).toBeGreaterThanOrEqual(year);
  // It would force HTTPS on the owner's other hosts.
  expect(transport.has('includeSubDomains')).toBe(false);
  expect(Object.fromEntries(directives(page, 'permissions-policy'))).toMatchObject({
    camera: '()',
    'display-capture': '()',
    geolocation: '()',
    microphone: '()',
    payment: '()',
    usb: '()',
    autoplay: `(${player})`,
    fullscreen: `(self ${player})`,
  });
  const cacheOfPage = directives(page, 'cache-control');
  expect(cacheOfPage.get('max-age')).toBe('0');
  expect(cacheOfPage.has('immutable')).toBe(false);
  const cacheOfFile = directives(await request.get(hashedFile), 'cache-control');
  expect(Number(cacheOfFile.get('max-age'))).toBeGreaterThanOrEqual(year);
  expect(cacheOfFile.has('immutable')).toBe(true);
});
