import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { expect, test } from '@playwright/test';
import { otherLanguage } from '../support/other-language.ts';
import { recordConsole } from './console-messages.ts';
import { countElements, expectHarmless } from './harmless.ts';

/** One of each kind that a browser takes otherwise than a server, or could make markup of. */
const pathsForBrowsers = [
  '//foreign.test/de',
  '/%2F%2Fforeign.test/',
  '/\\foreign.test/',
  '/%09/foreign.test/',
  '/de//foreign.test/',
  '/javascript:window.injected=true',
  '/de/../../etc/passwd',
  '/de%2F',
  '/%00',
  '/%E2%80%AE%E2%81%A6',
  '/%3Cscript%3Ewindow.injected=true%3C%2Fscript%3E',
  '/%22%3E%3Cimg%20src=x%20onerror=window.injected=true%3E',
  '/index.html',
];
/** Those and others, for the server. */
const paths = [
  ...pathsForBrowsers,
  '//foreign.test',
  '//foreign.test/',
  '///foreign.test/',
  '//foreign.test/..',
  '/%2Fforeign.test/',
  '/%5C%5Cforeign.test/',
  '/.//foreign.test/',
  '/https://foreign.test/',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2Fde',
  '/de//',
  '/de/.',
  '/%64e',
  '/%2564e',
  '/DE',
  '/de;x=1',
  '/de%00',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%ED%A0%80',
  '/%0D%0ASet-Cookie:a=b',
  '/_headers',
  '/_astro/',
  '/404.html',
  `/${'x'.repeat(10_000)}`,
  `/${'x'.repeat(100_000)}`,
];

/** Asks for a path as it stands; browsers and clients tidy it first. */
async function ask(baseURL: string, path: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(baseURL);
  const request = httpRequest({ hostname, port, path });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response;
}

test('no path makes the server redirect to another host, set a cookie or fail', async ({ baseURL }) => {
  for (const path of paths) {
    await test.step(path.slice(0, 100), async () => {
      const { statusCode = 500, headers } = await ask(baseURL!, path);
      expect(statusCode).toBeLessThan(500);
      expect(headers['set-cookie']).toBeUndefined();
      const location = headers.location ?? path.replace(/^[/\\]+/, '/');
      expect(new URL(location, baseURL).origin).toBe(baseURL);
    });
  }
});

test('such paths lead a visitor to a page of the site, on which nothing of the path is run or markup', async ({
  page,
  baseURL,
}) => {
  const own = `/${otherLanguage.path}`;
  const pages = ['/nope', '/de', own];
  const elements = new Map<string, number>();
  for (const path of pages) elements.set(path, await countElements(page, path));
  const messages = recordConsole(page);
  for (const path of pathsForBrowsers) {
    await test.step(path.slice(0, 100), async () => {
      const response = await page.goto(baseURL + path, { waitUntil: 'domcontentloaded' });
      if (response?.status() === 414) return;
      expect([200, 404]).toContain(response?.status());
      if (new URL(page.url()).pathname === '/') await page.waitForURL(own, { waitUntil: 'domcontentloaded' });
      const { pathname } = new URL(page.url());
      await expectHarmless(page, baseURL!, elements.get(pathname) ?? elements.get('/nope')!);
    });
  }
  expect(messages.filter((message) => !/^error: 404: no page at |status of (404|414)/.test(message))).toEqual([]);
});
