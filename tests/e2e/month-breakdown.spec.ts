import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage, type Language } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { calculatorOn, type Calculator } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const last = plan.horizonMonths;

async function openPage(page: Page, language: Language = defaultLanguage): Promise<Calculator> {
  await page.goto(`/${language.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  return calculatorOn(page, language);
}

const totalIn = (calculator: Calculator, month: number) => calculator.breakdownOf(month).getByRole('cell').last();

test('the breakdown of a chosen month adds up to that month', async ({ page }) => {
  const calculator = await openPage(page);
  const month = Math.ceil(last / 2);
  await calculator.month(month).check();
  await calculator.detailTitle.click();
  const breakdown = calculator.breakdownOf(month);
  await expect(breakdown).toBeVisible();
  const lines = breakdown.locator('tbody tr').filter({ has: page.getByRole('cell') });
  await expect(lines).toHaveCount(2 * Object.keys(plan.tiers).length);
  const centsIn = (text: string) => Number(text.replace(/\D/g, ''));
  let sum = 0;
  for (const line of await lines.all()) {
    const [formula, amount] = [await line.locator('th bdi').innerText(), await line.getByRole('cell').innerText()];
    const [count = '', price = '', rate = ''] = formula.split('×');
    expect(centsIn(amount)).toBe(Math.floor((centsIn(count) * centsIn(price) * centsIn(rate) + 50) / 100));
    sum += centsIn(amount);
  }
  const total = amountsFor(defaultLanguage, someInputs)[month - 1]!;
  expect(sum).toBe(centsIn(total));
  expect(await totalIn(calculator, month).textContent()).toBe(total);
});
