import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { quietTime } from '../../src/state/waiting-times.ts';
import { expectNotHydrated, holdIslandScripts, islandScripts, untilHydrated } from '../support/island-scripts.ts';
import { cuttingNetwork } from '../support/network.ts';
import {
  expectAllThatNeedsNoReact,
  expectReactAwaited,
  pressOverview,
  reloadOffer,
  untilGivenUp,
} from './without-react.ts';

const t = translator(defaultLanguage);

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

test('a calculator that could not be reached is tried again at the next press, and not in a quiet moment', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(islandScripts, (route) => route.abort());
  const givenUp = untilGivenUp(page);
  await page.goto('/de');
  await pressOverview(page);
  await givenUp;
  await expect(page.locator('html[data-react=unreachable]')).toBeAttached();
  // By then, all that was asked for at that press has been heard of.
  await page.evaluate(() => fetch('/robots.txt'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press('Shift');
  await page.clock.runFor(2 * quietTime);
  // Whatever had been asked for would have been asked for before this.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(asked.map((url) => new URL(url).pathname)).toEqual(['/robots.txt']);
  await page.unroute(islandScripts);
  // Closes what was opened, and opens it again.
  await pressOverview(page);
  await pressOverview(page);
  await expect(page.getByRole('region', { name: t('monthOverview') })).toBeVisible();
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
