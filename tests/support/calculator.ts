import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { bars } from '../../src/model/bar.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { formatTyped } from '../../src/model/whole-number.ts';
import { amountsFor } from './expected-amounts.ts';

/** The calculator's parts, found by the names that visitors read and hear. */
export interface Calculator {
  readonly partners: Locator;
  readonly monthly: Locator;
  readonly tiles: Locator;
  /** The amount in each tile, month 1 first. */
  readonly amounts: Locator;
  /** Opens and closes a month's working; 1 is the first. */
  month(number: number): Locator;
  /** The working of a month, once it is open. */
  workingOf(number: number): Locator;
  /** The last month's amount beside the fields: the large one, then the one in the band that stays in sight. */
  readonly result: Locator;
  readonly increasePartners: Locator;
  readonly decreasePartners: Locator;
  /** Types both inputs over what the fields show. */
  enter(inputs: Inputs): Promise<void>;
  /**
   * Waits until both fields show these inputs, plain in the field that has the focus and otherwise as the language
   * writes them, and the tiles their amounts.
   * @param partnersText what the field shows while it keeps zeros in front
   */
  shows(inputs: Inputs, partnersText?: string): Promise<void>;
}

export function calculatorOn(page: Page, language: Language): Calculator {
  const t = translator(language);
  const label = t('boostPartnersFirstMonth');
  const partners = page.getByRole('textbox', { name: label, exact: true });
  const monthly = page.getByRole('textbox', { name: t('newBoostPartnersMonthly'), exact: true });
  const revenue = page.getByRole('region', { name: t('monthlyRevenue'), exact: true });
  const tiles = revenue.locator('ol').getByRole('listitem');
  const amounts = tiles.locator('[data-amount]');
  const { count } = formatsFor(language, plan.currency);
  // Not toHaveValue(): it treats a no-break space as a space.
  const textIn = (field: Locator) => field.inputValue();
  const textFor = async (field: Locator, number: number) =>
    formatTyped(number, (await field.evaluate((element) => element === document.activeElement)) ? String : count);
  return {
    partners,
    monthly,
    tiles,
    amounts,
    month: (number) => tiles.nth(number - 1).getByRole('button'),
    workingOf: (number) => page.getByRole('table', { name: t('workingTitle', { month: String(number) }), exact: true }),
    result: page.getByRole('region', { name: t('parameterSettings'), exact: true }).locator('[data-amount]'),
    increasePartners: page.getByRole('button', { name: t('increase', { label }), exact: true }),
    decreasePartners: page.getByRole('button', { name: t('decrease', { label }), exact: true }),
    enter: async ({ partnersAtStart, newLevel1PartnersPerMonth }) => {
      await partners.fill(String(partnersAtStart));
      await monthly.fill(String(newLevel1PartnersPerMonth));
    },
    shows: async (inputs, partnersText) => {
      await expect.poll(() => textIn(partners)).toBe(partnersText ?? (await textFor(partners, inputs.partnersAtStart)));
      await expect.poll(() => textIn(monthly)).toBe(await textFor(monthly, inputs.newLevel1PartnersPerMonth));
      // Not toHaveText(): it treats a no-break space as a space.
      await expect.poll(() => amounts.allTextContents()).toEqual(amountsFor(language, inputs));
    },
  };
}

/** The parts of a month's bar, one for each level. */
export const barOf = (page: Page, month: number) => page.locator(`[data-bar="${month}"] rect`);

/** Lengths of all parts of all bars, month 1 first, in thousandths of a bar. */
export const barLengths = (page: Page) =>
  page.locator('[data-bar] rect').evaluateAll((parts) => parts.map((part) => Number(part.getAttribute('width'))));

/** What `barLengths` has to be for these inputs. */
export function expectedBarLengths(inputs: Inputs): number[] {
  return bars(plan, project(plan, inputs)).flatMap((parts) => parts.map(({ width }) => width));
}
