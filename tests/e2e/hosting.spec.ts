import { expect, test } from '@playwright/test';
import { cacheOfHashedFiles, cacheOfPages, headers } from '../../src/config/headers.ts';
import { languages } from '../../src/config/languages.ts';
import { files, read } from '../support/dist.ts';

/*
 * What is asked of every host, whoever it is. Nothing here is a browser's: answers are looked at as they come.
 */
const hashedFile = files.find((file) => file.startsWith('_astro/'))!;
const found = [
  { path: '/', file: 'index.html' },
  ...languages.map(({ path }) => ({ path: `/${path}`, file: `${path}.html` })),
  ...['favicon.svg', 'sitemap-index.xml'].map((file) => ({ path: `/${file}`, file })),
];
const notFound = ['/ar', '/de/nope', '/nope/', '/DE', '/flags', '/flags/', '/_astro/', '/_astro/gone.js', '/_headers'];
const redirects = [
  ...languages.flatMap(({ path }) => [`/${path}.html`, `/${path}/`].map((from) => ({ from, to: `/${path}` }))),
  { from: '/index.html', to: '/' },
  { from: '/index', to: '/' },
  { from: '/de/index.html', to: '/de' },
];

for (const { path, file } of found) {
  test(`${path} is ${file}, and is asked for again each time`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe(cacheOfPages);
    expect(await response.text()).toBe(read(file));
  });
}

for (const path of notFound) {
  test(`${path} is not found, says so with the 404 page, and is asked for again the next time`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheOfPages,
    });
    expect(await response.text()).toBe(read('404.html'));
  });
}

for (const { from, to } of redirects) {
  test(`${from} leads to ${to}, with its query as it is`, async ({ request }) => {
    for (const query of ['', '?ref=a%20b&monthly=0&x']) {
      const response = await request.get(from + query, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      expect(response.headers()['location']).toBe(to + query);
    }
  });
}

for (const path of ['/', '/de', '/de.html', '/nope', '/favicon.ico', `/${hashedFile}`]) {
  test(`${path} is answered with every header`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const expected = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    expect(response.headers()).toMatchObject(Object.fromEntries(expected));
    for (const name of [...Object.keys(headers), 'Cache-Control'])
      expect(
        response.headersArray().filter((header) => header.name.toLowerCase() === name.toLowerCase()),
        name,
      ).toHaveLength(1);
  });
}

test('files with a hash in their name are kept for a year', async ({ request }) => {
  for (const file of files.filter((name) => name.startsWith('_astro/'))) {
    const response = await request.get(`/${file}`);
    expect(response.headers()['cache-control']).toBe(cacheOfHashedFiles);
  }
});

const mediaTypes = [
  { path: '/de', type: 'text/html; charset=utf-8' },
  { path: `/${hashedFile}`, type: 'text/javascript; charset=utf-8' },
  { path: '/sitemap-index.xml', type: 'application/xml' },
  { path: '/flags/de.svg', type: 'image/svg+xml' },
  { path: '/favicon.ico', type: 'image/vnd.microsoft.icon' },
  { path: '/apple-touch-icon.png', type: 'image/png' },
];

for (const { path, type } of mediaTypes) {
  test(`${path} is ${type}`, async ({ request }) => {
    expect((await request.get(path)).headers()['content-type']).toBe(type);
  });
}

for (const path of ['/de', '/favicon.svg', `/${hashedFile}`]) {
  test(`${path} is sent once: who has it is told that nothing changed`, async ({ request }) => {
    const { etag = '' } = (await request.get(path)).headers();
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    const again = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
    expect(await again.body()).toHaveLength(0);
  });
}

for (const encoding of ['br', 'gzip']) {
  test(`pages and scripts are compressed for who takes ${encoding}`, async ({ request }) => {
    for (const path of ['/de', '/', `/${hashedFile}`, '/sitemap-0.xml']) {
      const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers()['content-encoding'], path).toBe(encoding);
    }
  });
}

test('only reading is allowed', async ({ request }) => {
  const head = await request.head('/de');
  expect(head.status()).toBe(200);
  expect(await head.body()).toHaveLength(0);
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await request.fetch('/de', { method })).status(), method).toBe(405);
  }
});
