import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { expectNotHydrated, islandScripts, untilHydrated } from '../support/island-scripts.ts';
import { cuttingNetwork } from '../support/network.ts';
import { noteWhatIsSaid, said } from './live-region.ts';
import { expectAllThatNeedsNoReact, pressOverview, reloadOffer } from './without-react.ts';

const t = translator(defaultLanguage);
const note = (page: Page) => page.locator('#not-loaded');
const overview = (page: Page) => page.locator('#overview');

const faults = {
  'are blocked': (page: Page) => page.route(islandScripts, (route) => route.abort('blockedbyclient')),
  'answer with a server error': (page: Page) => page.route(islandScripts, (route) => route.fulfill({ status: 500 })),
  'come as a page of a network that wants a login': (page: Page) =>
    page.route(islandScripts, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in' })),
};

for (const [fault, cause] of Object.entries(faults)) {
  test(`when React’s files ${fault}, amounts, address and referral code work, and the page says once what does not`, async ({
    page,
  }) => {
    await cause(page);
    await page.goto('/de?ref=abc');
    await noteWhatIsSaid(page);
    await pressOverview(page);
    await expectAllThatNeedsNoReact(page);
    await expect(note(page)).toHaveText(t('notLoaded'));
    await expect(overview(page).getByText(t('notLoaded'))).toBeVisible();
    await expectNotHydrated(page);
    await expect(reloadOffer(page)).toBeHidden();
    await expectAllThatNeedsNoReact(page);
    expect((await said(page)).filter((text) => text === t('notLoaded'))).toHaveLength(1);
  });
}

test('when React’s files break off half way, amounts, address and referral code work', async ({ page, baseURL }) => {
  const server = await cuttingNetwork(baseURL ?? '');
  await page.goto(`${server.origin}/de?ref=abc`);
  await expect(note(page)).toBeVisible();
  await expectAllThatNeedsNoReact(page);
  await expect(reloadOffer(page)).toBeHidden();
  server.close();
});

test('a file that fails once is fetched again', async ({ page }) => {
  await page.route(islandScripts, (route) => route.fulfill({ status: 500 }), { times: 2 });
  await page.goto('/de');
  await untilHydrated(page);
  await expect(note(page)).toBeHidden();
});
