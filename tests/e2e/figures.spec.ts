import { expect, test, type Page } from '@playwright/test';
import { cautiousAssumptions, largestInputs } from '../../src/model/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { ownPriceCents, plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { changedInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor, money } from '../support/expected-amounts.ts';
import { islandScripts, untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const lossNote = (page: Page) => page.getByText(t('lossNote'), { exact: true });
const shownLossNote = (page: Page) => lossNote(page).filter({ visible: true });

const amountsOfOther = (inputs: Inputs) => amountsFor(defaultLanguage, { ...inputs, ...cautiousAssumptions });

test('each case has its name, what it assumes, what is left and its people, all in sight', async ({ page }) => {
  const { shows, figures } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(changedInputs)}`);
  await shows(changedInputs);
  const names = [t('ownAssumptions'), t('lessOptimistic')];
  const result = page.locator('[data-result] [data-case]');
  for (const [index, name] of names.entries())
    await expect(result.nth(index).getByText(name, { exact: true })).toBeVisible();
  const { conversion, cancellation, referralsTenths } = changedInputs;
  const { percent, count } = formatsFor(defaultLanguage, plan.currency);
  await expect(result.first().locator('dd')).toHaveText([
    percent(conversion),
    percent(cancellation),
    count(referralsTenths / 10),
  ]);
  for (const figure of await figures.all()) await expect(figure).toBeVisible();
});

test('all that is of the second case hides while the visitor assumes the same', async ({ page }) => {
  const same = { ...someInputs, ...cautiousAssumptions };
  await page.goto(`/de${queryFor(same)}`);
  const { shows, figures, result, cautiousResult, amounts, cautiousAmounts } = calculatorOn(page, defaultLanguage);
  await shows(same);
  await expect(result).toBeVisible();
  await expect(cautiousResult.or(cautiousAmounts).filter({ visible: true })).toHaveCount(0);
  await expect(amounts.filter({ visible: true })).toHaveCount(plan.horizonMonths);
  await expect(figures.filter({ visible: true })).toHaveCount((await figures.count()) / 2);
});

/** Keeps what the result shows a frame after each input. */
async function recordFigures(page: Page): Promise<() => Promise<string[][]>> {
  await page.evaluate(() => {
    const seen: string[][] = [];
    Object.assign(window, { seen });
    const record = () => {
      const figures = [
        ...document.querySelectorAll('[data-result] :is([data-figure=month], [data-figure=commission])'),
      ];
      seen.push(figures.map(({ textContent }) => textContent));
    };
    addEventListener('input', () => requestAnimationFrame(() => setTimeout(record)));
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen') as string[][]);
}

for (const hasReact of [true, false]) {
  test(`${hasReact ? 'with' : 'without'} React, both amounts answer each key in its frame, and all other figures follow`, async ({
    page,
  }) => {
    if (!hasReact) await page.route(islandScripts, (route) => route.abort());
    const { fields, shows, assumptionsTitle } = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor(someInputs)}`);
    await shows(someInputs);
    if (hasReact) await untilHydrated(page);
    const seen = await recordFigures(page);
    const expected: string[][] = [];
    const press = async (key: string, inputs: Inputs) => {
      await page.keyboard.press(key);
      const amount = amountsFor(defaultLanguage, inputs).at(-1)!;
      const month = String(plan.horizonMonths);
      expected.push([month, amount, amountsOfOther(inputs).at(-1)!]);
      await expect.poll(async () => (await seen()).length).toBe(expected.length);
    };
    await fields.partnersAtStart.focus();
    await press('7', { ...someInputs, partnersAtStart: 7 });
    await press('3', { ...someInputs, partnersAtStart: 73 });
    await press('1', { ...someInputs, partnersAtStart: 731 });
    await press('Backspace', { ...someInputs, partnersAtStart: 73 });
    await assumptionsTitle.click();
    await fields.cancellation.focus();
    await press('4', { ...someInputs, partnersAtStart: 73, cancellation: 4 });
    await press('5', { ...someInputs, partnersAtStart: 73, cancellation: 45 });
    expect(await seen()).toEqual(expected);
    await shows({ ...someInputs, partnersAtStart: 73, cancellation: 45 });
  });
}

if (ownPriceCents === undefined) {
  test('an owner who names no subscription has no line for what is left, and no word about a loss', async ({
    page,
  }) => {
    await page.goto(`/de${queryFor({ ...someInputs, conversion: 0 })}`);
    await calculatorOn(page, defaultLanguage).shows({ ...someInputs, conversion: 0 });
    await expect(calculatorOn(page, defaultLanguage).figures).toHaveCount(8);
    await expect(lossNote(page)).toHaveCount(0);
  });
} else {
  const loss = `−${money(defaultLanguage)(ownPriceCents)}`;

  test('where both cases lose, both say so', async ({ page }) => {
    const { month } = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor({ ...someInputs, partnersAtStart: 0 })}`);
    await month(1).check();
    await expect(shownLossNote(page)).toHaveCount(2);
  });

  test('what is left can be a loss: a minus stands before it and a sentence says so, as long as it is one', async ({
    page,
  }) => {
    const { fields, figures, result, shows, assumptionsTitle } = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor({ ...largestInputs, conversion: 0 })}`);
    // Nobody buys: there is no commission. In the other case there is one, and no loss.
    await expect.poll(() => result.textContent()).toBe(money(defaultLanguage)(0));
    await expect.poll(() => figures.first().textContent()).toBe(loss);
    await expect(shownLossNote(page)).toHaveCount(1);
    await assumptionsTitle.click();
    await fields.conversion.fill('100');
    await shows(largestInputs);
    await expect(shownLossNote(page)).toHaveCount(0);
    await fields.conversion.fill('0');
    await expect.poll(() => figures.first().textContent()).toBe(loss);
    await expect(shownLossNote(page)).toHaveCount(1);
  });
}
