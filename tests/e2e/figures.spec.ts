import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { ownPriceCents, plan } from '../../src/model/plan.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someAssumptions, someInputs } from '../support/entered-inputs.ts';
import { amountsFor, money } from '../support/expected-amounts.ts';
import { otherExample } from '../support/expected-figures.ts';
import { islandScripts, untilHydrated } from '../support/island-scripts.ts';

/** Keeps what the result shows a frame after each input. */
async function recordFigures(page: Page): Promise<() => Promise<string[][]>> {
  await page.evaluate(() => {
    const seen: string[][] = [];
    Object.assign(window, { seen });
    const record = () => {
      const figures = [
        ...document.querySelectorAll('#answer-heading [data-figure=month], p > bdi:has([data-figure=commission])'),
      ];
      seen.push(figures.map(({ textContent }) => textContent));
    };
    addEventListener('input', () => requestAnimationFrame(() => setTimeout(record)));
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen') as string[][]);
}

const inputsWithAssumptions = { ...someInputs, conversion: someAssumptions.conversion };

for (const hasReact of [true, false]) {
  test(`${hasReact ? 'with' : 'without'} React, each key’s frame has both amounts, and all other figures follow`, async ({
    page,
  }) => {
    if (!hasReact) await page.route(islandScripts, (route) => route.abort());
    const { fields, shows } = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor(inputsWithAssumptions)}`);
    await shows(inputsWithAssumptions);
    if (hasReact) await untilHydrated(page);
    const seen = await recordFigures(page);
    const expected: string[][] = [];
    const press = async (key: string, inputs: Inputs) => {
      await page.keyboard.press(key);
      const amount = amountsFor(defaultLanguage, inputs).at(-1)!;
      const month = String(plan.horizonMonths);
      expected.push([month, amount, amountsFor(defaultLanguage, otherExample(inputs)).at(-1)!]);
      await expect.poll(async () => (await seen()).length).toBe(expected.length);
    };
    await fields.partnersAtStart.selectText();
    await press('7', { ...inputsWithAssumptions, partnersAtStart: 7 });
    await press('3', { ...inputsWithAssumptions, partnersAtStart: 73 });
    await press('1', { ...inputsWithAssumptions, partnersAtStart: 731 });
    await press('Backspace', { ...inputsWithAssumptions, partnersAtStart: 73 });
    expect(await seen()).toEqual(expected);
    await shows({ ...inputsWithAssumptions, partnersAtStart: 73 });
  });
}

if (ownPriceCents === undefined) {
  test('an owner who names no subscription has no line about the amount after it', async ({ page }) => {
    await page.goto(`/de${queryFor(someInputs)}`);
    await calculatorOn(page, defaultLanguage).shows(someInputs);
    await expect(calculatorOn(page, defaultLanguage).figure('afterOwnPlan')).toHaveCount(0);
  });
} else {
  const loss = `−${money(defaultLanguage)(ownPriceCents)}`;

  test('without partners all is zero but the price of one’s own plan, and no bar is drawn', async ({ page }) => {
    const nobody = { ...someInputs, partnersAtStart: 0, newLevel1PartnersPerMonth: 0 };
    const { figure, shows } = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor(nobody)}`);
    await shows(nobody);
    await expect.poll(() => figure('afterOwnPlan').allTextContents()).toEqual([loss, loss]);
    for (const bar of await page.locator('progress').all()) await expect(bar).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText('NaN');
  });
}
