import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { writeInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { withPartners } from '../support/entered-inputs.ts';
import { holdIslandScripts, islandScripts, untilHydrated } from '../support/island-scripts.ts';
import { kitOn, kitRequests, kitWords } from '../support/kit.ts';
import { noteWhatIsSaid, said } from './live-region.ts';

const t = translator(defaultLanguage);
const reloadOffer = (page: Page) => page.getByRole('button', { name: t('updateAvailable') });

/** The kit, open or not. */
const kitElement = (page: Page) => page.locator('dialog.kit');

/** Opens the page, has React come, and asks for the kit. */
async function askForKit(page: Page): Promise<void> {
  await page.goto('/de?ref=abc');
  await untilHydrated(page);
  await noteWhatIsSaid(page);
  await kitOn(page, defaultLanguage).opener.click();
}

test('while the kit loads, the press is answered, also in words for screen readers', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(kitRequests, async (route) => {
    await released;
    await route.continue();
  });
  await askForKit(page);
  await expect(page.locator('button[name=kit] ~ p')).toHaveText(t('loading'));
  await expect.poll(() => said(page)).toContain(t('loading'));
  await expect(kitOn(page, defaultLanguage).dialog).toBeHidden();
  release();
  await expect(kitOn(page, defaultLanguage).dialog).toBeVisible();
  await expect(page.getByRole('status').first()).not.toHaveText(t('loading'));
  await expect(page.locator('button[name=kit] ~ p')).toHaveCount(0);
});

test('a link to #share opens no kit while someone types in a field', async ({ page }) => {
  const release = await holdIslandScripts(page);
  const { partners } = calculatorOn(page, defaultLanguage);
  await page.goto('/de?ref=abc#share');
  const typed = withPartners(12);
  await partners.fill('');
  await page.keyboard.type(String(typed.partnersAtStart));
  release();
  await expect(kitElement(page)).toBeAttached();
  await expect(page).toHaveURL(`/de${writeInputs('?ref=abc', typed)}`);
  await page.keyboard.type('34');
  await expect(partners).toHaveValue(`${typed.partnersAtStart}34`);
  await kitOn(page, defaultLanguage).open();
  await expect(kitOn(page, defaultLanguage).referralCode).toHaveValue('abc');
});

test('when the kit cannot be had, the page says so', async ({ page }) => {
  await page.route(kitWords, (route) => route.fulfill({ status: 503 }));
  await askForKit(page);
  await expect.poll(() => said(page)).toContain(t('notLoaded'));
  await expect(page.getByText(t('notLoaded')).first()).toBeVisible();
  await expect(reloadOffer(page)).toBeHidden();
});

test('after an update a reload is offered, and all that React has brought stays', async ({ page }) => {
  await page.goto('/de?ref=abc');
  await untilHydrated(page);
  await noteWhatIsSaid(page);
  const gone = new URL('/_astro/gone.js', page.url()).href;
  for (const files of [islandScripts, kitRequests]) await page.route(files, (route) => route.continue({ url: gone }));
  await kitOn(page, defaultLanguage).opener.click();
  await expect(reloadOffer(page)).toBeVisible();
  await expect.poll(() => said(page)).toContainEqual(expect.stringContaining(t('updateAvailable')));
  await page.getByText(t('monthOverview'), { exact: true }).click();
  await expect(page.getByRole('region', { name: t('monthOverview') })).toBeVisible();
});
