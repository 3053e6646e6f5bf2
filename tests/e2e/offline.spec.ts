import { expect, test, type Page } from '@playwright/test';
import { removal } from '../../src/build/service-worker.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { visitedCache, workerPath } from '../../src/config/worker.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { changingHost, unreachable, type Fault } from '../support/network.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { kitOn } from '../support/kit.ts';
import { mostDifferentLanguage, otherLanguage } from '../support/other-language.ts';
import { recordConsole } from './console-messages.ts';

test.use({ serviceWorkers: 'allow' });

/** The addresses of all that is cached, without their host. */
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });

/** Visits a page, and waits until it is cached with all that it needs. */
async function visitUntilCached(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isCached = (name: string) => caches.open(name).then(async (cache) => !!(await cache.match(location.pathname)));
  await expect.poll(() => page.evaluate(isCached, visitedCache)).toBe(true);
}

for (const language of [defaultLanguage, mostDifferentLanguage])
  test(`opened once, the page in ${language.name} works offline, from a link with other numbers`, async ({
    page,
    context,
    baseURL,
  }) => {
    // This host does not say when it has answered.
    const address = `${baseURL}/${language.path}`;
    const messages = recordConsole(page);
    const t = translator(language);
    const calculator = calculatorOn(page, language);
    const kit = kitOn(page, language);
    const day = new Date().toLocaleDateString(`${language.hreflang}-u-nu-latn`, { dateStyle: 'long' });
    const cachedLine = page.getByText(t('cachedPage', { date: day }), { exact: true });
    await visitUntilCached(page, address);
    await untilHydrated(page);
    await expect(cachedLine).toBeHidden();
    // All that can be opened is part of the page, though nothing has been.
    await expect
      .poll(async () => (await cachedAddresses(page)).includes(`/kit/${language.path}.json`), { timeout: 15_000 })
      .toBe(true);
    await context.setOffline(true);

    await page.goto(`${address}${queryFor(someInputs)}&ref=abc`);
    await calculator.shows(someInputs);
    await expect(cachedLine).toBeVisible();
    await calculator.enter(otherInputs);
    await calculator.shows(otherInputs);
    await untilHydrated(page);
    await page.getByText(t('goalSeek'), { exact: true }).click();
    await expect(page.getByRole('textbox', { name: t('amountPerMonth') })).toBeVisible();
    await kit.open();
    await expect(kit.referralCode).toHaveValue('abc');
    await expect(kit.qrCode(await kit.link.inputValue())).toBeVisible();
    expect(messages.filter((message) => /^uncaught|Content Security Policy/.test(message))).toEqual([]);
  });

test('what is cached is the page’s files: no cookie, no storage, and nothing of the visitor', async ({
  page,
  context,
}) => {
  await visitUntilCached(page, `/de${queryFor(someInputs)}&ref=visitor`);
  await page.goto(`/de${queryFor(otherInputs)}&ref=visitor`);
  await calculatorOn(page, defaultLanguage).shows(otherInputs);
  // Not what there is no page for.
  await page.goto('/nope');
  const addresses = await cachedAddresses(page);
  expect(addresses.filter((address) => !address.startsWith('/_astro/') && !address.endsWith('.svg')).sort()).toEqual([
    '/',
    '/de',
    '/kit/de.json',
  ]);
  expect(addresses.filter((address) => address.startsWith('/_astro/'))).not.toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

const isPage = (path: string) => path.startsWith('/de');
const newTitle = 'Neue Preise';
const t = translator(defaultLanguage);
const title = t('disclaimer');
const newPage: Fault = (answer, path) =>
  isPage(path) ? { ...answer, body: String(answer.body).replaceAll(title, newTitle) } : answer;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('online, a new version is shown at once and cached; a late host, none or one that fails shows what is cached, and its day', async ({
  page,
  baseURL,
}) => {
  using host = await changingHost(baseURL!);
  await visitUntilCached(page, `${host.origin}/de`);
  host.answers(newPage);
  await page.goto(`${host.origin}/de`);
  await expect(heading(page, newTitle)).toBeVisible();
  const day = new Date().toLocaleDateString('de-u-nu-latn', { dateStyle: 'long' });
  const cachedLine = page.getByText(t('cachedPage', { date: day }), { exact: true });
  await expect(cachedLine).toBeHidden();
  const fails: Fault = (answer, path) => (isPage(path) ? { ...answer, status: 503, body: 'Closed' } : answer);
  for (const fault of [
    unreachable,
    (answer, path) => (isPage(path) ? 'never answers' : answer),
    fails,
  ] satisfies Fault[]) {
    host.answers(fault);
    await page.goto(`${host.origin}/de${queryFor(someInputs)}`);
    await expect(heading(page, newTitle)).toBeVisible();
    await expect(cachedLine).toBeVisible();
    await calculatorOn(page, defaultLanguage).shows(someInputs);
  }
  // Nothing of another language is cached: what its host answers is all there is.
  host.answers((answer) => ({ ...answer, status: 503, body: 'Closed' }));
  expect((await page.goto(`${host.origin}/${otherLanguage.path}`))?.status()).toBe(503);
  await expect(page.getByText('Closed')).toBeVisible();
});

test('once an owner wants nothing cached, the next visit removes the worker and all that it cached', async ({
  page,
  baseURL,
}) => {
  using host = await changingHost(baseURL!);
  await visitUntilCached(page, `${host.origin}/de`);
  host.answers((answer, path) => (path === workerPath ? { ...answer, body: removal } : answer));
  await page.goto(`${host.origin}/404`);
  const left = () =>
    page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())].length);
  await expect.poll(left).toBe(0);
});
