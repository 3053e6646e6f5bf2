import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import {
  breakIsland,
  expectNotHydrated,
  holdIslandScripts,
  islandScripts,
  untilHydrated,
} from '../support/island-scripts.ts';
import { noteWhatIsSaid, said } from './live-region.ts';
import { expectSignup } from './signup-links.ts';

const t = translator(defaultLanguage);
const note = (page: Page) => page.locator('#not-loaded');
const overview = (page: Page) => page.locator('details').filter({ hasText: t('monthOverview') });

/** The button that offers a reload once the page's files are known to be missing. */
const reloadOffer = (page: Page) => page.getByRole('button', { name: t('updateAvailable') });

/** Expects that fields, amounts, the address, the referral code and expandable sections work. */
async function expectAllThatNeedsNoReact(page: Page): Promise<void> {
  const calculator = calculatorOn(page, defaultLanguage);
  await calculator.partners.fill(String(someInputs.partnersAtStart - 1));
  await calculator.increasePartners.click();
  await calculator.monthly.fill(String(someInputs.newLevel1PartnersPerMonth));
  await calculator.shows(someInputs);
  await expect(page).toHaveURL(new RegExp(`/de\\?ref=abc&${queryFor(someInputs).slice(1)}$`));
  await expectSignup(page, defaultLanguage, '/abc');
  const basis = page.getByText(t('calculationBasis'), { exact: true });
  await basis.click();
  await expect(page.getByText(t('calculationExplanation'), { exact: true })).toBeVisible();
  await basis.click();
}

const pressOverview = (page: Page) => page.getByText(t('monthOverview'), { exact: true }).click();

const faults = {
  'are blocked': (page: Page) => page.route(islandScripts, (route) => route.abort('blockedbyclient')),
  'come as a page of a network that wants a login': (page: Page) =>
    page.route(islandScripts, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in' })),
};

for (const [fault, cause] of Object.entries(faults)) {
  test(`when React’s files ${fault}, amounts, address and code work, and the page says so once`, async ({ page }) => {
    await cause(page);
    await page.goto('/de?ref=abc');
    await noteWhatIsSaid(page);
    await pressOverview(page);
    await expect(note(page)).toHaveText(t('notLoaded'));
    await expect(overview(page).getByText(t('notLoaded'))).toBeVisible();
    await expectNotHydrated(page);
    await expect(reloadOffer(page)).toBeHidden();
    await expectAllThatNeedsNoReact(page);
    expect((await said(page)).filter((text) => text === t('notLoaded'))).toHaveLength(1);
  });
}

test('an update of the site during a visit loses no input, and a reload is offered', async ({ page }) => {
  // The server no longer has the files: its answer is its own "not found", a page.
  await page.route(islandScripts, (route) => route.continue({ url: new URL('/_astro/gone.js', page.url()).href }));
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
  // The opened section says that it was not loaded, and the offer is shown and announced only once.
  await expect(overview(page).getByText(t('notLoaded'))).toBeVisible();
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

test('when the calculator throws, a message takes its place, and the rest still works', async ({ page }) => {
  const { partners } = calculatorOn(page, defaultLanguage);
  const release = await holdIslandScripts(page);
  await page.goto(`/de${queryFor(someInputs)}&ref=abc`);
  await breakIsland(page);
  release();

  await expect(page.getByRole('alert')).toHaveText('Unexpected Application Error!');
  await expect(partners).toHaveCount(0);
  await expect(page.getByRole('status')).toBeEmpty();

  await expect(page).toHaveURL(`/de${queryFor(someInputs)}&ref=abc`);
  await expectSignup(page, defaultLanguage, '/abc', 2);
});

test('when the kit throws, an error message takes its place, and the calculator still works', async ({ page }) => {
  const { enter, shows } = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  await untilHydrated(page);
  // The kit calls this when it opens.
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new TypeError('broken');
    };
  });
  await page.getByRole('button', { name: t('share'), exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Unexpected Application Error!');
  await enter(someInputs);
  await shows(someInputs);
});
