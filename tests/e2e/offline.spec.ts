import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { notKeptPath } from '../../src/config/worker.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { kitOn } from '../support/kit.ts';
import { mostDifferentLanguage, otherLanguage } from '../support/other-language.ts';
import { keptAddresses, visitUntilKept } from './kept-page.ts';

test.use({ serviceWorkers: 'allow' });

const t = translator(defaultLanguage);

for (const language of [defaultLanguage, mostDifferentLanguage])
  test(`opened once, the page in ${language.name} works without a connection, from a link with other numbers`, async ({
    page,
    context,
  }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    const own = translator(language);
    const calculator = calculatorOn(page, language);
    await visitUntilKept(page, `/${language.path}`);
    await context.setOffline(true);

    await page.goto(`/${language.path}${queryFor(someInputs)}&ref=abc`);
    await calculator.shows(someInputs);
    await calculator.enter(otherInputs);
    await calculator.shows(otherInputs);
    await untilHydrated(page);
    await calculator.detailTitle.click();
    await expect(page.locator('#overview').getByRole('table', { name: own('monthOverview') })).toBeVisible();
    await page.getByText(own('otherWayRound'), { exact: true }).click();
    await expect(page.getByRole('textbox', { name: own('amountPerMonth', { currency: plan.currency }) })).toBeVisible();
    // Printing fills in the day and the address.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('[data-address]')).toContainText(`ref=abc`);
    const kit = kitOn(page, language);
    await kit.open();
    await expect(kit.referralCode).toHaveValue('abc');
    await expect(kit.codeFor(await kit.link.inputValue())).toBeVisible();
    expect(failures).toEqual([]);
  });

test('without a connection the page says which day it is of, and what needs one once it is pressed', async ({
  page,
  context,
}) => {
  await visitUntilKept(page, '/de');
  const day = await page.evaluate(() => new Date().toLocaleDateString('de', { dateStyle: 'long' }));
  const line = page.getByText(t('keptPage', { date: day }), { exact: true });
  await expect(line).toBeHidden();

  // The page that is open says so, too.
  await context.setOffline(true);
  const film = page.getByRole('link', { name: t('playVideo', { title: t('calculatorVideo') }) });
  /** Waits until this is said, to those who see it and to those who hear it. */
  const expectSaid = async (text: string) => {
    await expect(page.getByRole('paragraph').and(page.getByText(text, { exact: true }))).toBeInViewport();
    await expect(page.getByRole('status')).toHaveText(text);
  };
  await expect(page.locator('html[data-offline]')).toBeAttached();
  await film.click();
  await expectSaid(t('filmNeedsConnection'));
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(line).toBeHidden();

  await page.reload();
  await expect(line).toBeVisible();
  await page
    .getByRole('link', { name: t('registerNow') })
    .last()
    .click();
  await expectSaid(t('registrationNeedsConnection'));
  expect(context.pages()).toHaveLength(1);

  await context.setOffline(false);
  await expect(page.locator('html[data-offline]')).toHaveCount(0);
  await film.click();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('the root and a link to the kit lead to the kept page; a language that was not visited says so, and leads there', async ({
  page,
  context,
}) => {
  await visitUntilKept(page, `/${otherLanguage.path}`);
  await context.setOffline(true);
  // The visitor's language is the other one.
  await page.goto('/?ref=abc#share');
  await expect(kitOn(page, otherLanguage).dialog).toBeVisible();
  await expect(page).toHaveURL(`/${otherLanguage.path}?ref=abc`);

  for (const address of [`/de${queryFor(someInputs)}`, '/nothing']) {
    await page.goto(address);
    const said = address === '/nothing' ? translator(otherLanguage)('notKept') : t('notKept');
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveText([otherLanguage.name]);
  }
  await page.goto(`/de${queryFor(someInputs)}`);
  await page.getByRole('link', { name: otherLanguage.name }).click();
  await expect(page).toHaveURL(`/${otherLanguage.path}${queryFor(someInputs)}`);
  await calculatorOn(page, otherLanguage).shows(someInputs);
});

test('what is kept is the page’s files: no cookie, no storage, and nothing of the visitor', async ({
  page,
  context,
  baseURL,
}) => {
  await visitUntilKept(page, `/de${queryFor(someInputs)}&ref=visitor`);
  await page.goto(`/de${queryFor(otherInputs)}&ref=visitor`);
  await calculatorOn(page, defaultLanguage).shows(otherInputs);
  const addresses = (await keptAddresses(page)).map((address) => new URL(address));
  expect(new Set(addresses.map(({ origin }) => origin))).toEqual(new Set([baseURL]));
  expect(addresses.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(['/', '/de', notKeptPath]));
  expect(addresses.filter(({ pathname }) => /^\/(previews|icons|en$)/.test(pathname))).toEqual([]);
  expect(addresses.filter(({ search }) => /visitor|partners/.test(search))).toEqual([]);
  expect(addresses.filter(({ pathname }) => pathname === '/de')).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('for whoever saves data, nothing is kept before the second visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    // What waits for a quiet page comes at once.
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (action: TimerHandler) => setTimeout(action) });
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (...worker) => {
      document.documentElement.dataset['registers'] = '';
      return register(...worker);
    };
  });
  const registers = page.locator('html[data-registers]');
  await page.goto('/de');
  await untilHydrated(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(registers).toHaveCount(0);
  await page.goto('/de');
  await untilHydrated(page);
  await expect(registers).toBeAttached();
});

for (const { when, refuse } of [
  { when: 'the browser refuses the worker', refuse: 'register' },
  { when: 'the browser knows no workers', refuse: 'container' },
] as const)
  test(`when ${when}, the page works as without one`, async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.clock.install();
    await page.addInitScript((what) => {
      if (what === 'container') Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
      else navigator.serviceWorker.register = () => Promise.reject(new Error('The operation is insecure.'));
    }, refuse);
    await page.goto('/de');
    await untilHydrated(page);
    await page.clock.runFor(60_000);
    const calculator = calculatorOn(page, defaultLanguage);
    await calculator.shows(defaultInputs);
    await calculator.enter(someInputs);
    await calculator.shows(someInputs);
    expect(failures).toEqual([]);
  });

test('where the browser has no room, the page works as without a worker', async ({ page, context, baseURL }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 1000 });
  await page.goto('/de');
  await untilHydrated(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await calculatorOn(page, defaultLanguage).enter(someInputs);
  await calculatorOn(page, defaultLanguage).shows(someInputs);
});
