import { expect, type Page } from '@playwright/test';
import { maximumInput } from '../../src/settings/settings.ts';
import type { Language } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { project, type Inputs } from '../../src/model/projection.ts';

/** The last month's commission with a number of new partners a month, in cents. */
export const centsWith = (inputs: Inputs, newLevel1PartnersPerMonth: number): number =>
  project(plan, { ...inputs, newLevel1PartnersPerMonth }).at(-1)!.totalRevenueCents;

/** The smallest number of new partners a month with which an amount is reached, by counting up. */
export function counted(inputs: Inputs, amount: number): number {
  for (let partners = 0; partners <= maximumInput; partners++) {
    if (centsWith(inputs, partners) >= 100 * amount) return partners;
  }
  throw new Error(`${amount} is out of reach.`);
}

/** The parts of the goal seek, found by the names that visitors read and hear. */
export function goalSeekOn(page: Page, language: Language) {
  const t = translator(language);
  const title = page.locator('summary').filter({ hasText: t('goalSeek') });
  const label = t('amountPerMonth');
  const amount = page.getByRole('textbox', { name: label, exact: true, includeHidden: true });
  return {
    title,
    amount,
    takeOver: page.getByRole('button', { name: t('calculateWithThis') }),
    /** The answer: new partners a month, and the commission that they lead to. */
    numbers: () => page.locator('.goal-seek dd').allTextContents(),
    open: async () => {
      await title.click();
      await expect(amount).toBeVisible();
    },
  };
}
