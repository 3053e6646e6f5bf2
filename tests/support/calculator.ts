import { expect, type Locator, type Page } from '@playwright/test';
import { assumptionNames, inputRules } from '../../src/model/inputs.ts';
import type { Language } from '../../src/config/languages.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import type { FigureKey } from '../../src/state/figures.ts';
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
  const formats = formatsFor(language);
  const percentSign = formats.percent(5).replace('5', '').trim();
  /** What is heard: the percent sign, too. */
  const nameOf = (name: keyof Inputs) => labelOf(name) + (inputRules[name].isPercent ? ` ${percentSign}` : '');
  const fieldOf = (name: keyof Inputs) =>
    page.getByRole('textbox', { name: nameOf(name), exact: true, includeHidden: true });
  const fields = Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<keyof Inputs, Locator>;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const island = page.locator('astro-island').first();
  const revenue = page.getByRole('region', { name: t('monthlyRevenue'), exact: true });
  const tiles = revenue.locator('ol').getByRole('listitem');
  const amounts = page.locator('ol label [data-figure]');
  const textFor = (name: keyof Inputs, inputs: Inputs) => fieldText({ value: inputs[name] }, inputRules[name], formats);
  /** What fields, months and figures show, in one call to the page, since most tests ask for it repeatedly. */
  const read = () =>
    island.evaluate((calculator) => {
      const textsOf = (selector: string) => [...calculator.querySelectorAll(selector)].map((one) => one.textContent);
      const inputs = [...calculator.querySelectorAll<HTMLInputElement>('section input[inputmode]')];
      const figures = calculator.querySelectorAll<HTMLElement>('[data-figure]:not([data-month])');
      const nameOf = ({ dataset }: HTMLElement) => `${dataset['compared'] ? 'compared ' : ''}${dataset['figure']}`;
      return {
        fields: Object.fromEntries(inputs.map(({ id, value }) => [id, value])),
        amounts: textsOf('ol label [data-figure]'),
        figures: Object.fromEntries([...figures].map((figure) => [nameOf(figure), figure.textContent])),
      };
    });
  return {
    fields,
    partners: fields.partnersAtStart,
    monthly: fields.newLevel1PartnersPerMonth,
    decrease: (name: keyof Inputs) => button(t('decrease', { label: labelOf(name) })),
    increase: (name: keyof Inputs) => button(t('increase', { label: labelOf(name) })),
    /** Types the assumptions of these inputs into their fields. */
    assume: async (inputs: Inputs) => {
      for (const name of assumptionNames) await fields[name].fill(textFor(name, inputs));
    },
    tiles,
    amounts,
    /** A figure of the answer, by its name. */
    figure: (name: FigureKey['name']) => page.locator(`[data-answer] [data-figure=${name}]`),
    /** A figure of the comparison's other column. */
    compared: (name: FigureKey['name']) => page.locator(`[data-compared][data-figure=${name}]`),
    /** The button that puts the other assumptions into the fields. */
    useOther: button(t('useOther')),
    /** Chooses a month; 1 is the first. */
    month: (number: number) => tiles.nth(number - 1).getByRole('radio'),
    result: page.locator('[data-answer] [data-figure=commission]'),
    /** The line of that amount. The letters' own box reaches beyond it, into what stands above and below. */
    resultLine: page.locator('[data-answer] p:has(> [data-figure=commission])'),
    /** How the chosen month adds up. */
    sum: page.locator('ol dl'),
    increasePartners: button(t('increase', { label: labelOf('partnersAtStart') })),
    decreasePartners: button(t('decrease', { label: labelOf('partnersAtStart') })),
    enter: async ({ partnersAtStart, newLevel1PartnersPerMonth }: Inputs) => {
      await fields.partnersAtStart.fill(String(partnersAtStart));
      await fields.newLevel1PartnersPerMonth.fill(String(newLevel1PartnersPerMonth));
    },
    /**
     * Waits until fields, months and the chosen month's figures show these inputs.
     * @param month 1 is the first; if undefined the last, which is chosen initially
     */
    shows: (inputs: Inputs, month?: number) =>
      // Not toHaveValue() and toHaveText(): they treat a no-break space as a space.
      expect(async () => {
        expect(await read()).toEqual({
          fields: Object.fromEntries(names.map((name) => [name, textFor(name, inputs)])),
          amounts: amountsFor(language, inputs),
          figures: figuresFor(language, inputs, month),
        });
      }).toPass({ timeout: 15_000 }),
  };
}

export type Calculator = ReturnType<typeof calculatorOn>;

/** How long the bars of all months are drawn, in percent of the longest, month 1 first. */
export const drawnBars = (page: Page) =>
  page
    .locator('[data-bar=month] rect:first-child')
    .evaluateAll((bars) => bars.map((bar) => Number.parseFloat(bar.getAttribute('width')!)));
