import { expect, test, type Page } from '@playwright/test';
import { videoPlayerOrigin } from '../../src/config/video.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn, queryFor } from '../support/calculator.ts';
import { amountsOfVector } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { expectSignup } from './signup-links.ts';

const t = translator(defaultLanguage);

/** Collects all that nobody catches. The browser's own word on what it cannot load is not among it. */
function recordFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  return failures;
}

test('a page that is open works without a network', async ({ page, context }) => {
  const failures = recordFailures(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de?ref=abc');
  await untilHydrated(page);
  await context.setOffline(true);

  await calculator.partners.fill('50');
  await calculator.monthly.fill('5');
  await calculator.shows('50', '5', amountsOfVector(defaultLanguage, 50, 5));
  await page.getByText(t('monthOverview'), { exact: true }).click();
  await expect(page.getByRole('region', { name: t('monthOverview') })).toBeVisible();
  await expect(page).toHaveURL(`/de?ref=abc&${queryFor(50, 5).slice(1)}`);
  await expectSignup(page, defaultLanguage, '/abc');
  expect(failures).toEqual([]);
});

test('two tabs do not disturb each other', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(`/de${queryFor(50, 5)}&ref=abc`);
  await other.goto('/de?ref=xyz');
  await calculatorOn(other, defaultLanguage).partners.fill('250');
  await calculatorOn(other, defaultLanguage).monthly.fill('40');
  await expect(other).toHaveURL(`/de?ref=xyz&${queryFor(250, 40).slice(1)}`);
  await page.bringToFront();
  await calculatorOn(page, defaultLanguage).shows('50', '5', amountsOfVector(defaultLanguage, 50, 5));
  await expect(page).toHaveURL(`/de${queryFor(50, 5)}&ref=abc`);
  await expectSignup(page, defaultLanguage, '/abc');
  await expectSignup(other, defaultLanguage, '/xyz');
});

test('a video host that cannot be reached leaves the page working', async ({ page }) => {
  await page.route(`${videoPlayerOrigin}/**`, (route) => route.abort('addressunreachable'));
  const failures = recordFailures(page);
  await page.goto('/de?ref=abc');
  await page.getByRole('link', { name: t('playVideo', { title: t('calculatorVideo') }) }).click();
  await expect(page.getByTitle(t('calculatorVideo'))).toBeVisible();
  await calculatorOn(page, defaultLanguage).partners.fill('50');
  await calculatorOn(page, defaultLanguage).monthly.fill('5');
  await calculatorOn(page, defaultLanguage).shows('50', '5', amountsOfVector(defaultLanguage, 50, 5));
  await expectSignup(page, defaultLanguage, '/abc');
  expect(failures).toEqual([]);
});
