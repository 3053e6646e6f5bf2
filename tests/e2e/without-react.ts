import { expect, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { expectSignup } from './signup-links.ts';

const t = translator(defaultLanguage);

/** Is there once the page's files are known to be gone. */
export const reloadOffer = (page: Page) => page.getByRole('button', { name: t('updateAvailable') });

/** Numbers, amounts, the address, the referral code and what folds out. */
export async function expectAllThatNeedsNoReact(page: Page): Promise<void> {
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

export const pressOverview = (page: Page) => page.getByText(t('monthOverview'), { exact: true }).click();
