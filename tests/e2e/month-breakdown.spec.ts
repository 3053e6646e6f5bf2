import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { calculatorOn } from '../support/calculator.ts';
import { bothDirections } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';

for (const language of bothDirections)
  test(`in ${language.name} each calculation of the breakdown begins where its plan's name does`, async ({ page }) => {
    await page.goto(`/${language.path}${queryFor(someInputs)}`);
    await untilHydrated(page);
    const { detailTitle, breakdownOf } = calculatorOn(page, language);
    await detailTitle.click();
    const plans = breakdownOf(plan.horizonMonths)
      .getByRole('rowheader')
      .filter({ has: page.locator('bdi', { hasText: '×' }) });
    await expect(plans.first()).toBeVisible();
    const starts = await plans.evaluateAll((cells) =>
      cells.map((cell) => {
        const startOf = (node: Node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const { left, right } = range.getBoundingClientRect();
          return Math.round(getComputedStyle(cell).direction === 'rtl' ? right : left);
        };
        return [startOf(cell.querySelector('span')!), startOf(cell.querySelector('bdi')!)];
      }),
    );
    for (const [name, calculation] of starts) expect(calculation).toBe(name);
  });

test('the breakdown of a chosen month adds up to its levels, and these to the month', async ({ page }) => {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  const month = Math.ceil(plan.horizonMonths / 2);
  await calculator.month(month).check();
  await calculator.detailTitle.click();
  const breakdown = calculator.breakdownOf(month);
  await expect(breakdown).toBeVisible();
  const levels = breakdown.locator('tbody');
  await expect(levels).toHaveCount(2);
  const centsIn = (text: string) => Number(text.replace(/\D/g, ''));
  let sum = 0;
  for (const level of await levels.all()) {
    const [subtotal, ...lines] = await level.getByRole('row').all();
    expect(lines).toHaveLength(Object.keys(plan.tiers).length);
    let ofLevel = 0;
    for (const line of lines) {
      const [formula, amount] = [await line.locator('th bdi').innerText(), await line.getByRole('cell').innerText()];
      const [count = '', price = '', rate = ''] = formula.split('×');
      expect(centsIn(amount)).toBe(Math.floor((centsIn(count) * centsIn(price) * centsIn(rate) + 50) / 100));
      ofLevel += centsIn(amount);
    }
    expect(centsIn(await subtotal!.getByRole('cell').innerText())).toBe(ofLevel);
    sum += ofLevel;
  }
  const total = amountsFor(defaultLanguage, someInputs)[month - 1]!;
  expect(sum).toBe(centsIn(total));
  expect(await breakdown.getByRole('cell').last().textContent()).toBe(total);
});
