import { expect, test, type Page } from '@playwright/test';
import { videoPlayerOrigin } from '../../src/config/video.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
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

  await calculator.enter(someInputs);
  await calculator.shows(someInputs);
  await page.getByText(t('monthOverview'), { exact: true }).click();
  await expect(page.getByRole('region', { name: t('monthOverview') })).toBeVisible();
  await expect(page).toHaveURL(`/de?ref=abc&${queryFor(someInputs).slice(1)}`);
  await expectSignup(page, defaultLanguage, '/abc');
  expect(failures).toEqual([]);
});

test('two tabs do not disturb each other', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(`/de${queryFor(someInputs)}&ref=abc`);
  await other.goto('/de?ref=xyz');
  await calculatorOn(other, defaultLanguage).enter(otherInputs);
  await expect(other).toHaveURL(`/de?ref=xyz&${queryFor(otherInputs).slice(1)}`);
  await page.bringToFront();
  await calculatorOn(page, defaultLanguage).shows(someInputs);
  await expect(page).toHaveURL(`/de${queryFor(someInputs)}&ref=abc`);
  await expectSignup(page, defaultLanguage, '/abc');
  await expectSignup(other, defaultLanguage, '/xyz');
});

test('a video host that cannot be reached leaves the page working', async ({ page }) => {
  await page.route(`${videoPlayerOrigin}/**`, (route) => route.abort('addressunreachable'));
  const failures = recordFailures(page);
  await page.goto('/de?ref=abc');
  await page.getByRole('link', { name: t('playVideo', { title: t('calculatorVideo') }) }).click();
  await expect(page.getByTitle(t('calculatorVideo'))).toBeVisible();
  await calculatorOn(page, defaultLanguage).enter(someInputs);
  await calculatorOn(page, defaultLanguage).shows(someInputs);
  await expectSignup(page, defaultLanguage, '/abc');
  expect(failures).toEqual([]);
});
