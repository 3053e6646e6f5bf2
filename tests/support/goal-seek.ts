import { expect, type Page } from '@playwright/test';
import { maximumInput } from '../../src/config/maximum-input.ts';
import type { Language } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { ownSubscription } from '../../src/config/settings.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { project, type Inputs } from '../../src/model/projection.ts';

/** A month's commission with a number of new partners a month, in cents. */
export const centsWith = (inputs: Inputs, month: number, newLevel1PartnersPerMonth: number): number =>
  project(plan, { ...inputs, newLevel1PartnersPerMonth })[month - 1]!.totalRevenueCents;

/** The smallest number of new partners a month with which an amount is reached, by counting up. */
export function counted(inputs: Inputs, month: number, amount: number): number {
  for (let partners = 0; partners <= maximumInput; partners++) {
    if (centsWith(inputs, month, partners) >= 100 * amount) return partners;
  }
  throw new Error(`${amount} is out of reach.`);
}

/** The parts of the goal seek, found by the names that visitors read and hear. */
export function goalSeekOn(page: Page, language: Language) {
  const t = translator(language);
  const { count } = formatsFor(language, plan.currency);
  const title = page.locator('summary').filter({ hasText: t('goalSeek') });
  const label = t('amountPerMonth');
  const amount = page.getByRole('textbox', { name: label, exact: true, includeHidden: true });
  const solutionsFor = (month: number) =>
    page.locator('#goal-seek').getByRole('table', { name: t('amountHint', { month: count(month) }), exact: true });
  return {
    title,
    amount,
    useOwnFee: page.getByRole('button', { name: t('useOwnFee', { tier: ownSubscription }), exact: true }),
    takeOver: page.getByRole('button', { name: t('calculateWithThis') }),
    /** All numbers of the first scenario, then of the second. */
    numbersFor: async (month: number) => {
      const columns = ['tbody td:first-child', 'tbody td:last-child'];
      return (await Promise.all(columns.map((one) => solutionsFor(month).locator(one).allTextContents()))).flat();
    },
    open: async () => {
      await title.click();
      await expect(amount).toBeVisible();
    },
  };
}
