import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import { languages } from '../../src/config/languages.ts';

const player = '"https://www.youtube-nocookie.com"';
const year = 365 * 24 * 60 * 60;

const get = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });

/** Address of a file whose name holds a hash of its contents. */
async function hashedFile(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/de')).text();
  return /\/_astro\/[^"]+\.js/.exec(page)![0];
}

/** A header's directives, `name=value` as one entry each. */
function directives(response: APIResponse, header: string): Map<string, string> {
  const parts = (response.headers()[header] ?? '').split(/[;,]/).map((part) => part.trim().split('='));
  return new Map(parts.map(([name = '', ...value]) => [name, value.join('=')]));
}

function expectProtected(response: APIResponse): void {
  const headers = response.headers();
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
  const transport = directives(response, 'strict-transport-security');
  expect(Number(transport.get('max-age'))).toBeGreaterThanOrEqual(year);
  expect(transport.has('includeSubDomains')).toBe(true);
  const permissions = directives(response, 'permissions-policy');
  for (const power of ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']) {
    expect(permissions.get(power)).toBe('()');
  }
  expect(permissions.get('autoplay')).toBe(`(${player})`);
  expect(permissions.get('fullscreen')).toBe(`(self ${player})`);
}

const pages = ['/', ...languages.map(({ path }) => `/${path}`)];

test('every page is protected, asked for anew at each visit, and not sent again while it is the same', async ({
  request,
}) => {
  for (const path of pages) {
    await test.step(path, async () => {
      const page = await get(request, path);
      expect(page.status()).toBe(200);
      expect(page.headers()['content-type']).toBe('text/html; charset=utf-8');
      expectProtected(page);
      expect(directives(page, 'cache-control').get('max-age')).toBe('0');

      const etag = page.headers()['etag'] ?? '';
      expect(etag).not.toBe('');
      const again = await request.get(path, { headers: { 'if-none-match': etag } });
      expect(again.status()).toBe(304);
      expect((await again.body()).length).toBe(0);
      expectProtected(again);
      const changed = await request.get(path, { headers: { 'if-none-match': '"another"' } });
      expect(changed.status()).toBe(200);
    });
  }
});

test('files with a hash in their name are kept for a year and never asked for again', async ({ request }) => {
  const response = await get(request, await hashedFile(request));
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/javascript\b/);
  expectProtected(response);
  const cache = directives(response, 'cache-control');
  expect(Number(cache.get('max-age'))).toBeGreaterThanOrEqual(year);
  expect(cache.has('immutable')).toBe(true);
});

test('files without a hash in their name are protected and asked for anew', async ({ request }) => {
  for (const path of ['/favicon.svg', '/flags/de.svg', '/posters/who-is.svg', '/sitemap-index.xml']) {
    const response = await get(request, path);
    expect(response.status()).toBe(200);
    expectProtected(response);
    expect(directives(response, 'cache-control').get('max-age')).toBe('0');
  }
});

test('what is not there is protected and never kept, not even among the files that are', async ({ request }) => {
  const gone = (await hashedFile(request)).replace(/\.[^.]+\.js$/, '.AAAAAAAA.js');
  for (const path of ['/nope', '/de/nope', '/_astro/', gone, '/_headers']) {
    await test.step(path, async () => {
      const response = await get(request, path);
      expect(response.status()).toBe(404);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
      expectProtected(response);
      const cache = directives(response, 'cache-control');
      expect(cache.get('max-age')).toBe('0');
      expect(cache.has('immutable')).toBe(false);
    });
  }
});

test('a page’s other spellings redirect to it with the query, are protected and not kept', async ({ request }) => {
  for (const [from, to] of [
    ['/de/', '/de'],
    ['/de.html', '/de'],
    ['/%64e', '/de'],
    ['/index.html', '/'],
  ]) {
    await test.step(from!, async () => {
      const response = await get(request, `${from}?ref=a%20b&partners=5`);
      expect([301, 302, 307, 308]).toContain(response.status());
      expect(response.headers()['location']).toBe(`${to}?ref=a%20b&partners=5`);
      expectProtected(response);
      expect(directives(response, 'cache-control').get('max-age')).toBe('0');
    });
  }
});
