import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { bundle } from '../../src/build/inline-script.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { workerPath } from '../../src/config/worker.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { changingHost, unreachable } from '../support/changing-host.ts';
import { read } from '../support/dist.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import type { Fault } from '../support/faulty-host.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { keptAddresses, keptPages, visitUntilKept } from './kept-page.ts';
import { reloadOffer } from './without-react.ts';

test.use({ serviceWorkers: 'allow' });

const t = translator(defaultLanguage);
const title = t('disclaimer');
const newTitle = 'Neue Preise';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const changed = (html: string) => html.replaceAll(title, newTitle);
const page = read('de.html');

/** The page of the next version. */
const newPage: Fault = (answer, path) =>
  path.startsWith('/de') ? { ...answer, body: changed(String(answer.body)) } : answer;
/** Its worker, whose list has the new page's hash. */
const newWorker: Fault = (answer, path) =>
  path === workerPath
    ? { ...answer, body: String(answer.body).replaceAll(hashOf(page), hashOf(changed(page))) }
    : answer;
/** On a busy machine, an answer may take longer than the three seconds after which the kept page is shown. */
const patientWorker: Fault = (answer, path) =>
  path === workerPath
    ? { ...answer, body: String(answer.body).replace('networkTimeoutSeconds:3', 'networkTimeoutSeconds:300') }
    : answer;
const isPage = (path: string) => path.startsWith('/de');
const heading = (visited: Page, name: string) => visited.getByRole('heading', { name, exact: true });

test('after a deployment, a late network shows the kept page whole, and offers the new one once it is there', async ({
  page: visited,
  baseURL,
}) => {
  await using host = await changingHost(baseURL!);
  await visitUntilKept(visited, `${host.origin}/de`);
  host.answers((answer, path) => (isPage(path) ? 'never answers' : answer));
  await visited.goto(`${host.origin}/de${queryFor(someInputs)}`);
  await expect(visited.locator('html[data-kept]')).toBeAttached();
  await expect(heading(visited, title)).toBeVisible();
  await calculatorOn(visited, defaultLanguage).shows(someInputs);
  await expect(reloadOffer(visited)).toBeHidden();

  host.answers(newWorker, newPage);
  await visited.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(reloadOffer(visited)).toBeVisible();
  // Pressed at once: what was typed a moment before is kept.
  await calculatorOn(visited, defaultLanguage).enter(otherInputs);
  await reloadOffer(visited).click();
  await expect(heading(visited, newTitle)).toBeVisible();
  await calculatorOn(visited, defaultLanguage).shows(otherInputs);

  // The old version is gone, and the new one is kept.
  expect((await keptAddresses(visited)).filter((address) => new URL(address).pathname === '/de')).toHaveLength(1);
  host.answers(unreachable);
  await visited.goto(`${host.origin}/de`);
  await expect(heading(visited, newTitle)).toBeVisible();
});

test('with a connection, the new version is shown at once, whatever is kept', async ({ page: visited, baseURL }) => {
  await using host = await changingHost(baseURL!);
  host.answers(patientWorker);
  await visitUntilKept(visited, `${host.origin}/de`);
  host.answers(patientWorker, newPage);
  await visited.goto(`${host.origin}/de`);
  await expect(heading(visited, newTitle)).toBeVisible();
});

test('a version that is published by half is not kept: the one before stays, with its files', async ({
  page: visited,
  baseURL,
}) => {
  await using host = await changingHost(baseURL!);
  await visitUntilKept(visited, `${host.origin}/de`);
  // The worker has arrived at the host, the page has not.
  host.answers(newWorker);
  const outcome = await visited.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update().catch(() => {});
    const { installing } = registration;
    if (installing)
      await new Promise<void>((resolve) =>
        installing.addEventListener('statechange', () => installing.state === 'redundant' && resolve()),
      );
    return registration.waiting;
  });
  expect(outcome).toBeNull();
  host.answers(unreachable);
  await visited.goto(`${host.origin}/de${queryFor(someInputs)}`);
  await expect(heading(visited, title)).toBeVisible();
  await untilHydrated(visited);
  await calculatorOn(visited, defaultLanguage).shows(someInputs);
});

test('where the host fails, the kept page is shown', async ({ page: visited, baseURL }) => {
  await using host = await changingHost(baseURL!);
  await visitUntilKept(visited, `${host.origin}/de`);
  host.answers((answer, path) => (isPage(path) ? { ...answer, status: 503, body: 'Down' } : answer));
  await visited.goto(`${host.origin}/de${queryFor(someInputs)}`);
  await calculatorOn(visited, defaultLanguage).shows(someInputs);
});

test('without the worker’s file, the page works and nothing is kept', async ({ page: visited, baseURL }) => {
  await using host = await changingHost(baseURL!);
  host.answers((answer, path) => (path === workerPath ? { ...answer, status: 404 } : answer));
  const asked = visited.context().waitForEvent('request', (request) => request.url().endsWith(workerPath));
  await visited.goto(`${host.origin}/de`);
  await untilHydrated(visited);
  await asked;
  await calculatorOn(visited, defaultLanguage).enter(someInputs);
  await calculatorOn(visited, defaultLanguage).shows(someInputs);
  expect(await keptPages(visited)).toEqual([]);
});

test('once an owner has nothing kept, the next visit removes the worker and all that it kept', async ({
  page: visited,
  baseURL,
}) => {
  await using host = await changingHost(baseURL!);
  await visitUntilKept(visited, `${host.origin}/de`);
  const { code } = await bundle(join(import.meta.dirname, '../../src/worker/let-go.ts'));
  host.answers((answer, path) => (path === workerPath ? { ...answer, body: code } : answer));
  // The pages of such an owner register none.
  await visited.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('not asked for'));
  });
  await visited.goto(`${host.origin}/de`);
  const left = () =>
    visited.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map((r) => r.scope));
  await expect.poll(left).toEqual([`${host.origin}/`]);
  await visited.goto(`${host.origin}/`);
  await visited.goto(`${host.origin}/en`);
  await expect.poll(left).toEqual([]);
  expect(await visited.evaluate(() => caches.keys())).toEqual([]);
});
