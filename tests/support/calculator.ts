import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../src/config/languages.ts';
import { inputRules } from '../../src/config/inputs.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { barParts } from '../../src/model/bar.ts';
import { project } from '../../src/model/projection.ts';

/** The calculator's parts, found by the names that visitors read and hear. */
export interface Calculator {
  readonly partners: Locator;
  readonly monthly: Locator;
  readonly tiles: Locator;
  /** The amount in each tile, month 1 first. */
  readonly amounts: Locator;
  readonly increasePartners: Locator;
  readonly decreasePartners: Locator;
  /** Waits until both fields show these texts and the tiles these amounts. */
  shows(partners: string, monthly: string, amounts: readonly string[]): Promise<void>;
}

export function calculatorOn(page: Page, language: Language): Calculator {
  const t = translator(language);
  const label = t('boostPartnersFirstMonth');
  const partners = page.getByRole('textbox', { name: label, exact: true });
  const monthly = page.getByRole('textbox', { name: t('newBoostPartnersMonthly'), exact: true });
  const revenue = page.getByRole('region', { name: t('monthlyRevenue'), exact: true });
  const tiles = revenue.locator('ol').getByRole('listitem');
  const amounts = tiles.locator('bdi');
  return {
    partners,
    monthly,
    tiles,
    amounts,
    increasePartners: page.getByRole('button', { name: t('increase', { label }), exact: true }),
    decreasePartners: page.getByRole('button', { name: t('decrease', { label }), exact: true }),
    shows: async (partnersText, monthlyText, expected) => {
      await expect(partners).toHaveValue(partnersText);
      await expect(monthly).toHaveValue(monthlyText);
      // Not toHaveText(): it treats a no-break space as a space.
      await expect.poll(() => amounts.allTextContents()).toEqual(expected);
    },
  };
}

/** The parts of a month's bar, one for each level. */
export const barOf = (page: Page, month: number) => page.locator(`[data-bar="${month}"] rect`);

/** Lengths of all parts of all bars, month 1 first, in percent of the last month's bar. */
export const barLengths = (page: Page) =>
  page.locator('[data-bar] rect').evaluateAll((parts) => parts.map((part) => Number(part.getAttribute('width'))));

/** What `barLengths` has to be for these inputs. */
export function expectedBarLengths(partnersAtStart: number, newLevel1PartnersPerMonth: number): number[] {
  const rows = project(plan, { partnersAtStart, newLevel1PartnersPerMonth });
  return rows.flatMap((row) => barParts(plan, row, rows.at(-1)!).map(({ width }) => width));
}

/** A query string, with its question mark, that sets both inputs. */
export function queryFor(partners: number, monthly: number): string {
  const { partnersAtStart, newLevel1PartnersPerMonth } = inputRules;
  return `?${partnersAtStart.parameter}=${partners}&${newLevel1PartnersPerMonth.parameter}=${monthly}`;
}
