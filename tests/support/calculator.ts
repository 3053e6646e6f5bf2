import { expect, type Locator, type Page } from '@playwright/test';
import { assumptionNames, withCautiousAssumptions, inputRules } from '../../src/model/inputs.ts';
import type { Language } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { fieldText } from '../../src/model/number-field.ts';
import { amountsFor } from './expected-amounts.ts';
import { figuresFor } from './expected-figures.ts';

/** The calculator's parts, found by the names that visitors read and hear. */
export function calculatorOn(page: Page, language: Language) {
  const t = translator(language);
  const labelOf = (name: keyof Inputs) =>
    ({
      partnersAtStart: t('boostPartnersFirstMonth'),
      newLevel1PartnersPerMonth: t('newBoostPartnersMonthly'),
      cancellation: t('cancellationRate'),
      referralsTenths: t('referralRate'),
      conversion: t('conversion'),
    })[name];
  const names = Object.keys(inputRules) as (keyof Inputs)[];
  const fieldOf = (name: keyof Inputs) =>
    page.getByRole('textbox', { name: labelOf(name), exact: true, includeHidden: true });
  const fields = Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<keyof Inputs, Locator>;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const island = page.locator('astro-island').first();
  const revenue = page.getByRole('region', { name: t('monthlyRevenue'), exact: true });
  const tiles = revenue.locator('ol').getByRole('listitem');
  const amounts = tiles.locator('[data-case=entered] [data-figure]');
  const cautiousAmounts = tiles.locator('[data-case=cautious] [data-figure]');
  const figures = page.locator('[data-result] p [data-figure]:not([data-figure=commission])');
  const assumptionsTitle = page.locator('summary').filter({ hasText: t('changeAssumptions') });
  const { count } = formatsFor(language, plan.currency);
  const textFor = (name: keyof Inputs, inputs: Inputs, isEdited: boolean) =>
    fieldText({ value: inputs[name], isEdited }, inputRules[name], count);
  /** What fields, months and figures show, in one call to the page, since most tests ask for it repeatedly. */
  const read = () =>
    island.evaluate((calculator) => {
      const textsOf = (selector: string) => [...calculator.querySelectorAll(selector)].map((one) => one.textContent);
      const inputs = [...calculator.querySelectorAll<HTMLInputElement>('input[inputmode]')];
      return {
        focused: document.activeElement?.id,
        fields: inputs.map(({ id, value }) => [id, value]),
        amounts: textsOf('ol [data-case=entered] [data-figure]'),
        cautiousAmounts: textsOf('ol [data-case=cautious] [data-figure]'),
        figures: textsOf('[data-result] p [data-figure]:not([data-figure=commission])'),
      };
    });
  return {
    fields,
    partners: fields.partnersAtStart,
    monthly: fields.newLevel1PartnersPerMonth,
    assumptions: page.getByRole('group').filter({ has: assumptionsTitle }),
    assumptionsTitle,
    decrease: (name: keyof Inputs) => button(t('decrease', { label: labelOf(name) })),
    increase: (name: keyof Inputs) => button(t('increase', { label: labelOf(name) })),
    /** Types the assumptions of these inputs into their fields. */
    assume: async (inputs: Inputs) => {
      for (const name of assumptionNames) await fields[name].fill(textFor(name, inputs, true));
    },
    /** Says at the result that an assumption is neither the plan's nor the cautious one. */
    notice: page.locator('[data-result]').getByText(t('ownAssumptions'), { exact: true }),
    tiles,
    amounts,
    cautiousAmounts,
    figures,
    /** Chooses a month; 1 is the first. */
    month: (number: number) => tiles.nth(number - 1).getByRole('radio'),
    detailTitle: page.locator('#overview summary'),
    breakdownOf: (number: number) =>
      page.getByRole('table', { name: t('breakdownTitle', { month: String(number) }), exact: true }),
    result: page.locator('[data-result] [data-case=entered] [data-figure=commission]'),
    cautiousResult: page.locator('[data-result] [data-case=cautious] [data-figure=commission]'),
    increasePartners: button(t('increase', { label: labelOf('partnersAtStart') })),
    decreasePartners: button(t('decrease', { label: labelOf('partnersAtStart') })),
    enter: async ({ partnersAtStart, newLevel1PartnersPerMonth }: Inputs) => {
      await fields.partnersAtStart.fill(String(partnersAtStart));
      await fields.newLevel1PartnersPerMonth.fill(String(newLevel1PartnersPerMonth));
    },
    /**
     * Waits until fields, months and the chosen month's figures show these inputs. The focused field shows plain digits.
     * @param month 1 is the first; if undefined the last, which is chosen initially
     */
    shows: (inputs: Inputs, month?: number) =>
      // Not toHaveValue() and toHaveText(): they treat a no-break space as a space.
      expect(async () => {
        const { focused, ...shown } = await read();
        expect(shown).toEqual({
          fields: names.map((name) => [name, textFor(name, inputs, focused === name)]),
          amounts: amountsFor(language, inputs),
          cautiousAmounts: amountsFor(language, withCautiousAssumptions(inputs)),
          figures: figuresFor(language, inputs, month),
        });
      }).toPass({ timeout: 15_000 }),
  };
}

export type Calculator = ReturnType<typeof calculatorOn>;

/** How high the columns of all months are drawn in both cases, in thousandths, month 1 first. */
export const drawnColumns = (page: Page) =>
  page
    .locator('[id^=columns-]')
    .evaluateAll((months) =>
      months.map((month) => [...month.children].map((column) => Number(column.getAttribute('height')))),
    );
