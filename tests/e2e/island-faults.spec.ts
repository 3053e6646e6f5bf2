import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { changedInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { expectNotHydrated, holdIslandScripts, islandScripts, untilHydrated } from '../support/island-scripts.ts';
import { cuttingNetwork } from '../support/network.ts';
import { noteWhatIsSaid, said } from './live-region.ts';
import { expectSignup } from './signup-links.ts';

const t = translator(defaultLanguage);
const reloadOffer = (page: Page) => page.getByRole('button', { name: t('updateAvailable') });

/** The server no longer has the file: its answer is its own "not found", a page. */
const removeIslandScripts = (page: Page) =>
  page.route(islandScripts, (route) => route.continue({ url: new URL('/_astro/gone.js', page.url()).href }));

/** Waits until the page has given the calculator's files up and has asked after them. */
async function untilGivenUp(page: Page): Promise<void> {
  const asksAfter = (request: { method(): string }) => request.method() === 'HEAD';
  await Promise.any([page.waitForEvent('requestfinished', asksAfter), page.waitForEvent('requestfailed', asksAfter)]);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

async function expectAllThatNeedsNoReact(page: Page): Promise<void> {
  const calculator = calculatorOn(page, defaultLanguage);
  await calculator.partners.fill(String(someInputs.partnersAtStart - 1));
  await calculator.increasePartners.click();
  await calculator.monthly.fill(String(someInputs.newLevel1PartnersPerMonth));
  await calculator.shows(someInputs);
  await expect(page).toHaveURL(new RegExp(`/de\\?ref=abc&${queryFor(someInputs).slice(1)}$`));
  await expectSignup(page, defaultLanguage, '/abc');
  await page.getByText(t('calculationBasis'), { exact: true }).click();
  await expect(page.getByText(t('calculationExplanation'), { exact: true })).toBeVisible();
}

const pressOverview = (page: Page) => page.getByText(t('monthOverview'), { exact: true }).click();

/** What only React does can be tried again; the page says that it could not be loaded. */
async function expectReactAwaited(page: Page): Promise<void> {
  await expectNotHydrated(page);
  await expect(page.getByRole('status')).toHaveText(t('notLoaded'));
  await expect(page.getByRole('button', { name: t('share'), exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

const faults: readonly { fault: string; cause: (page: Page) => Promise<void> }[] = [
  {
    fault: 'are blocked',
    cause: (page) => page.route(islandScripts, (route) => route.abort('blockedbyclient')).then(() => {}),
  },
  {
    fault: 'answer with a server error',
    cause: (page) => page.route(islandScripts, (route) => route.fulfill({ status: 500 })).then(() => {}),
  },
  {
    fault: 'come as a page of a network that wants a login',
    cause: (page) =>
      page
        .route(islandScripts, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in' }))
        .then(() => {}),
  },
];

for (const { fault, cause } of faults) {
  test(`when the calculator’s files ${fault}, amounts, address and referral code work, and no update is claimed`, async ({
    page,
  }) => {
    await cause(page);
    const givenUp = untilGivenUp(page);
    await page.goto('/de?ref=abc');
    await expectAllThatNeedsNoReact(page);
    await pressOverview(page);
    await givenUp;
    await expectReactAwaited(page);
    await expect(reloadOffer(page)).toBeHidden();
  });
}

test('when the calculator’s files break off half way, amounts, address and referral code work', async ({
  page,
  baseURL,
}) => {
  const server = await cuttingNetwork(baseURL ?? '');
  const givenUp = untilGivenUp(page);
  await page.goto(`${server.origin}/de?ref=abc`);
  await expectAllThatNeedsNoReact(page);
  await pressOverview(page);
  await givenUp;
  await expectReactAwaited(page);
  await expect(reloadOffer(page)).toBeHidden();
  server.close();
});

test('a file that fails once is fetched again', async ({ page }) => {
  await page.route(islandScripts, (route) => route.fulfill({ status: 500 }), { times: 2 });
  await page.goto('/de');
  await untilHydrated(page);
});

test('when the calculator’s files are late, nothing is claimed until they are there', async ({ page }) => {
  const release = await holdIslandScripts(page);
  await page.goto('/de?ref=abc');
  await expectAllThatNeedsNoReact(page);
  await expectNotHydrated(page);
  await expect(reloadOffer(page)).toBeHidden();
  release();
  await page.getByText(t('monthOverview'), { exact: true }).click();
  await expect(page.getByRole('region', { name: t('monthOverview') })).toBeVisible();
});

test('a visitor who loses the network before the calculator’s files come is told of no update', async ({
  page,
  context,
}) => {
  const release = await holdIslandScripts(page);
  await page.goto('/de?ref=abc');
  await context.setOffline(true);
  const givenUp = untilGivenUp(page);
  await pressOverview(page);
  release();
  await givenUp;
  await expectReactAwaited(page);
  await expectAllThatNeedsNoReact(page);
  await expect(reloadOffer(page)).toBeHidden();
});

test('an update in the middle of a visit costs nothing, and a reload is offered', async ({ page }) => {
  await removeIslandScripts(page);
  await page.goto('/de?ref=abc#calculator');
  await noteWhatIsSaid(page);
  await pressOverview(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await calculator.enter(someInputs);
  await expect(reloadOffer(page)).toContainText(t('reload'));
  await expect(reloadOffer(page)).toBeInViewport();
  await expect.poll(() => said(page)).toContainEqual(expect.stringContaining(t('updateAvailable')));
  await expectSignup(page, defaultLanguage, '/abc');
  await expect(page.getByText(t('monthOverview'), { exact: true })).toBeHidden();

  await page.unroute(islandScripts);
  await Promise.all([page.waitForEvent('load'), reloadOffer(page).click()]);
  await untilHydrated(page);
  await expect(page).toHaveURL(`/de?ref=abc&${queryFor(someInputs).slice(1)}#calculator`);
  await calculator.shows(someInputs);
  await expect(reloadOffer(page)).toBeHidden();
});

test('after an update, no choice of assumptions is left that would have no effect', async ({ page }) => {
  await removeIslandScripts(page);
  await page.goto(`/de${queryFor(changedInputs)}`);
  const { notice, asInPlan, cautious, fields, assumptionsTitle } = calculatorOn(page, defaultLanguage);
  await assumptionsTitle.click();
  await expect(asInPlan).toBeVisible();
  await pressOverview(page);
  await expect(reloadOffer(page)).toBeVisible();
  await expect(notice).toBeVisible();
  await expect(fields.cancellation).toBeVisible();
  for (const choice of [asInPlan, cautious]) await expect(choice).toBeHidden();
});

test('after an update, months can be chosen, and a breakdown that was opened no longer says that it is loading', async ({
  page,
}) => {
  await removeIslandScripts(page);
  await page.goto('/de');
  const { month, breakdownTitle, result } = calculatorOn(page, defaultLanguage);
  const loading = page.locator('[aria-busy=true], [data-says]');
  await noteWhatIsSaid(page);
  await breakdownTitle.click();
  await expect.poll(() => said(page)).toContain(t('loading'));
  await expect(reloadOffer(page)).toBeVisible();
  await expect(loading).toHaveCount(0);
  await expect(breakdownTitle).toBeHidden();
  await month(1).check();
  await expect.poll(() => result.textContent()).toBe(amountsFor(defaultLanguage, defaultInputs)[0]);
  await expect(loading).toHaveCount(0);
  expect((await said(page)).at(-1)).toContain(t('updateAvailable'));
});

test('an update after the calculator has come is not noticed', async ({ page }) => {
  await page.goto('/de?ref=abc');
  await untilHydrated(page);
  await removeIslandScripts(page);
  await expectAllThatNeedsNoReact(page);
  await page.getByText(t('monthOverview'), { exact: true }).click();
  await expect(page.getByRole('region', { name: t('monthOverview') })).toBeVisible();
});
