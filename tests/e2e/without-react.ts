import { expect, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { expectNotHydrated } from '../support/island-scripts.ts';
import { expectSignup } from './signup-links.ts';

const t = translator(defaultLanguage);

/** Is there once the page's files are known to be gone. */
export const reloadOffer = (page: Page) => page.getByRole('button', { name: t('updateAvailable') });

/** Waits until the page has given the calculator's files up and has asked after them. */
export async function untilGivenUp(page: Page): Promise<void> {
  const asksAfter = (request: { method(): string }) => request.method() === 'HEAD';
  await Promise.any([page.waitForEvent('requestfinished', asksAfter), page.waitForEvent('requestfailed', asksAfter)]);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Numbers, amounts, the address, the referral code and what folds out. */
export async function expectAllThatNeedsNoReact(page: Page): Promise<void> {
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

export const pressOverview = (page: Page) => page.getByText(t('monthOverview'), { exact: true }).click();

/** What only React does can be tried again; the page says that it could not be loaded. */
export async function expectReactAwaited(page: Page): Promise<void> {
  await expectNotHydrated(page);
  await expect(page.getByRole('status')).toHaveText(t('notLoaded'));
  await expect(page.getByRole('button', { name: t('share'), exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
