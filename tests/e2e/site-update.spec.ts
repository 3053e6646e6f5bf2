import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { expectNotHydrated, islandScripts, untilHydrated } from '../support/island-scripts.ts';
import { noteWhatIsSaid, said } from './live-region.ts';
import { expectSignup } from './signup-links.ts';
import { pressOverview, reloadOffer } from './without-react.ts';

const t = translator(defaultLanguage);

/** The server no longer has the file: its answer is its own "not found", a page. */
const removeIslandScripts = (page: Page) =>
  page.route(islandScripts, (route) => route.continue({ url: new URL('/_astro/gone.js', page.url()).href }));

test('an update in the middle of a visit costs nothing, and a reload is offered', async ({ page }) => {
  await removeIslandScripts(page);
  await page.goto('/de?ref=abc#calculator');
  await noteWhatIsSaid(page);
  await pressOverview(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await calculator.enter(someInputs);
  await expect(reloadOffer(page)).toContainText(t('reload'));
  await expect(reloadOffer(page)).toBeInViewport();
  const offers = async () => (await said(page)).filter((text) => text.includes(t('updateAvailable')));
  await expect.poll(offers).toHaveLength(1);
  await expectSignup(page, defaultLanguage, '/abc');
  // What is opened says that it is missing, and the offer stands on the page once.
  await expect(page.locator('#overview').getByText(t('notLoaded'))).toBeVisible();
  await expect(page.getByText(t('updateAvailable')).filter({ visible: true })).toHaveCount(2);
  expect(await offers()).toHaveLength(1);
  await expectNotHydrated(page);

  await page.unroute(islandScripts);
  await Promise.all([page.waitForEvent('load'), reloadOffer(page).click()]);
  await untilHydrated(page);
  await expect(page).toHaveURL(`/de?ref=abc&${queryFor(someInputs).slice(1)}#calculator`);
  await calculator.shows(someInputs);
  await expect(reloadOffer(page)).toBeHidden();
});
