import { expect, type Locator, type Page } from '@playwright/test';
import { labelKeys } from '../../src/calculator/label-keys.ts';
import { assumptionNames } from '../../src/model/assumptions.ts';
import { partnerNames } from '../../src/model/inputs.ts';
import type { Language } from '../../src/config/languages.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import type { Assumptions, Inputs, Partners } from '../../src/model/projection.ts';
import { inputText, type FigureKey } from '../../src/state/figures.ts';
import { fieldText } from '../../src/model/number-field.ts';
import { amountsFor } from './expected-amounts.ts';
import { figuresFor } from './expected-figures.ts';

/** The calculator's parts, found by the names that visitors read and hear. */
export function calculatorOn(page: Page, language: Language) {
  const t = translator(language);
  const labelOf = (name: keyof Inputs) => translator(language)(labelKeys[name] as 'conversion');
  const formats = formatsFor(language);
  const found = <Name extends string>(names: readonly Name[], find: (name: Name) => Locator) =>
    Object.fromEntries(names.map((name) => [name, find(name)])) as Record<Name, Locator>;
  const fields = found<keyof Partners>(partnerNames, (name) =>
    page.getByRole('textbox', { name: labelOf(name), exact: true, includeHidden: true }),
  );
  const selects = found<keyof Assumptions>(assumptionNames, (name) =>
    page.getByRole('combobox', { name: labelOf(name), exact: true }),
  );
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const island = page.locator('astro-island').first();
  const revenue = page.getByRole('region', { name: t('monthlyRevenue'), exact: true });
  const tiles = revenue.locator('ol').getByRole('listitem');
  const answer = page.getByRole('region').filter({ has: page.locator('#answer-heading') });
  const amounts = page.locator('ol label bdi');
  const assumptions = page.locator('details', { has: page.getByText(t('changeAssumptions'), { exact: true }) });
  const textFor = (name: keyof Inputs, inputs: Inputs) =>
    name in fields ? fieldText({ value: inputs[name] }) : inputText(name, inputs[name], formats);
  /** What fields, months and figures show, in one call to the page, since most tests ask for it repeatedly. */
  const read = () =>
    island.evaluate((calculator) => {
      const textsOf = (selector: string) => [...calculator.querySelectorAll(selector)].map((one) => one.textContent);
      const fields = [...calculator.querySelectorAll<HTMLInputElement>('form > :first-child input')];
      const figures = calculator.querySelectorAll<HTMLElement>(
        'bdi[data-figure]:not([data-month], details *, [aria-hidden] *)',
      );
      const nameOf = ({ dataset }: HTMLElement) => `${dataset['other'] ? 'other ' : ''}${dataset['figure']}`;
      const textOf = (figure: HTMLElement) =>
        (figure.dataset['bare'] === undefined ? figure : figure.parentElement!).textContent;
      return {
        inputs: Object.fromEntries(fields.map(({ id, value }) => [id, value])),
        amounts: textsOf('ol label bdi'),
        figures: Object.fromEntries([...figures].map((figure) => [nameOf(figure), textOf(figure)])),
      };
    });
  return {
    fields,
    partners: fields.partnersAtStart,
    monthly: fields.newLevel1PartnersPerMonth,
    decrease: (name: keyof Inputs) => button(t('decrease', { label: labelOf(name) })),
    increase: (name: keyof Inputs) => button(t('increase', { label: labelOf(name) })),
    selects,
    /** Opens the section with the selects. */
    openAssumptions: async () => {
      await assumptions.locator('summary').click();
      await expect(page.locator('button[name=other]')).toBeVisible();
    },
    /** Chooses the assumptions of these inputs. */
    assume: async (inputs: Inputs) => {
      for (const name of assumptionNames) await selects[name].selectOption(textFor(name, inputs));
    },
    tiles,
    amounts,
    /** A figure of both examples in the answer, by its name. */
    figure: (name: FigureKey['name']) => answer.locator(`[data-figure=${name}]:not([aria-hidden] *)`),
    /** The button that puts the other example’s assumptions into the selects. */
    useOther: page.locator('button[name=other]'),
    /** Chooses a month; 1 is the first. */
    month: (number: number) => tiles.nth(number - 1).getByRole('radio'),
    /** The amounts of this example and of the other one, with their currency. */
    result: answer.locator('p > bdi').first(),
    otherResult: answer.locator('p > bdi').last(),
    /** How the chosen month adds up. */
    sum: page.locator('.month-detail dl'),
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
          inputs: Object.fromEntries(partnerNames.map((name) => [name, textFor(name, inputs)])),
          amounts: amountsFor(language, inputs),
          figures: figuresFor(language, inputs, month),
        });
      }).toPass({ timeout: 15_000 }),
  };
}

/** How long the bars of an example are drawn in all months, in percent of the longest, month 1 first. */
export const drawnBars = (page: Page, { isOther = false } = {}) =>
  page
    .locator(`ol progress${isOther ? '[data-other]' : ':not([data-other])'}`)
    .evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).value));
