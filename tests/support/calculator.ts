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
  /** All that the calculator shows: in its fields by their labels, the label of the focused one, and the amounts. */
  const readAll = () =>
    island.evaluate((calculator) => {
      const all = [...calculator.querySelectorAll<HTMLInputElement>('input[inputmode]')];
      // A translator of the tests' own adds a space of no width, which is overlooked wherever a name is looked for.
      const labelOfField = (field: HTMLInputElement) => field.labels?.[0]?.textContent.replaceAll('\u200b', '').trim();
      const shown = all.map((field) => [labelOfField(field), field.value]);
      const focused = all.find((field) => field === document.activeElement);
      const textsOf = (part: Element, selector: string) =>
        [...part.querySelectorAll(selector)].map((one) => one.textContent);
      return {
        shown: Object.fromEntries(shown) as Record<string, string>,
        focused: focused && labelOfField(focused),
        amountTexts: textsOf(calculator, 'ol li [data-case=entered] [data-figure]'),
        cautiousTexts: textsOf(calculator, 'ol li [data-case=cautious] [data-figure]'),
        figureTexts: textsOf(calculator, '[data-result] p [data-figure]:not([data-figure=commission])'),
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
     * Waits until the fields, the month tiles of both cases and the figures of the last month show these inputs. The
     * focused field shows plain digits; the others are formatted for the language.
     * @param partnersText what the field shows while it keeps zeros in front
     */
    shows: async (inputs: Inputs, partnersText?: string) => {
      // Not toHaveValue() and toHaveText(): they treat a no-break space as a space.
      await expect
        .poll(async () => {
          // One question, for it is asked in most tests and more than once.
          const { shown, focused, ...texts } = await readAll();
          // A field that is being edited is written otherwise: each has to show what it should at this moment.
          const wrong = names.filter((name) => {
            const typed = name === 'partnersAtStart' ? partnersText : undefined;
            const label = labelOf(name);
            return shown[label] !== (typed ?? textFor(name, inputs, focused === label));
          });
          return { wrongFields: wrong.map((name) => [name, shown[labelOf(name)]]), ...texts };
        })
        .toEqual({
          wrongFields: [],
          amountTexts: amountsFor(language, inputs),
          cautiousTexts: amountsFor(language, withCautiousAssumptions(inputs)),
          figureTexts: figuresFor(language, inputs),
        });
    },
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
