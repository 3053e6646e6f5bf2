import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { barDrawing, calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shift.ts';

const t = translator(defaultLanguage);
const last = plan.horizonMonths;

/** Twelve months stand side by side. */
const isYear = last === 12;

async function openPage(page: Page) {
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  return calculatorOn(page, defaultLanguage);
}

const totalIn = (calculator: ReturnType<typeof calculatorOn>, month: number) =>
  calculator.breakdownOf(month).getByRole('cell').last();

test('the breakdown of a pressed month adds up to that month', async ({ page }) => {
  const calculator = await openPage(page);
  const month = Math.ceil(last / 2);
  await calculator.month(month).click();
  const breakdown = calculator.breakdownOf(month);
  await expect(breakdown).toBeVisible();
  const lines = breakdown.locator('tbody tr').filter({ has: page.getByRole('cell') });
  await expect(lines).toHaveCount(2 * Object.keys(plan.tiers).length);
  const centsIn = (text: string) => Number(text.replace(/\D/g, ''));
  let sum = 0;
  for (const cells of await Promise.all((await lines.all()).map((line) => line.getByRole('cell').allTextContents()))) {
    const [formula = '', amount = ''] = cells;
    const [count = '', price = '', rate = ''] = formula.split('×');
    expect(centsIn(amount)).toBe(Math.floor((centsIn(count) * centsIn(price) * centsIn(rate) + 50) / 100));
    sum += centsIn(amount);
  }
  const total = amountsFor(defaultLanguage, someInputs)[month - 1]!;
  expect(sum).toBe(centsIn(total));
  expect(await totalIn(calculator, month).textContent()).toBe(total);
});

test('a month’s column opens its breakdown too, another month takes its place, and a second press closes it', async ({
  page,
}) => {
  const calculator = await openPage(page);
  const column = barDrawing(page, last);
  await column.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await column.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(calculator.breakdownOf(last)).toBeVisible();
  await expect(calculator.month(last)).toHaveAttribute('aria-expanded', 'true');

  await calculator.month(1).click();
  await expect(calculator.breakdownOf(1)).toBeVisible();
  await expect(calculator.breakdownOf(last)).toHaveCount(0);
  await expect(calculator.month(last)).toHaveAttribute('aria-expanded', 'false');

  await calculator.month(1).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(calculator.month(1)).toHaveAttribute('aria-expanded', 'false');
});

test('by keyboard, a month is named by its number and amount, and its breakdown comes next', async ({ page }) => {
  const calculator = await openPage(page);
  const amount = amountsFor(defaultLanguage, someInputs)[0]!;
  const first = calculator.month(1);
  await expect(first).toHaveAccessibleName(`${t('monthNumber', { month: 1 })} ${amount}`);
  await first.press('Enter');
  await expect(calculator.breakdownOf(1)).toBeVisible();
  await expect(first).toBeFocused();
  // A screen reader reads on into it.
  await expect(calculator.tiles.first().getByRole('table')).toBeVisible();
});

test('the breakdown follows the fields', async ({ page }) => {
  const calculator = await openPage(page);
  await calculator.month(last).click();
  await calculator.enter(otherInputs);
  await expect
    .poll(() => totalIn(calculator, last).textContent())
    .toBe(amountsFor(defaultLanguage, otherInputs).at(-1));
});

test('a month that is pressed before React is there says that it waits, and opens once it is', async ({ page }) => {
  const calculator = calculatorOn(page, defaultLanguage);
  const release = await holdIslandScripts(page);
  await page.goto(`/${defaultLanguage.path}`);
  await calculator.month(1).click();
  await expect(page.getByRole('status')).toHaveText(t('loading'));
  await expect(calculator.month(1)).toHaveAttribute('aria-expanded', 'true');
  // Pressed again, it goes on waiting.
  await calculator.month(1).click();
  await expect(page.locator('li [aria-busy]')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(calculator.breakdownOf(1)).toBeVisible();
  await expect(calculator.month(1)).toHaveAttribute('aria-expanded', 'true');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  if (isYear) {
    test('the last month’s breakdown is shown beside the picture without a press, and nothing moves for it', async ({
      page,
    }) => {
      await watchLayoutShifts(page);
      const calculator = await openPage(page);
      const breakdown = (await calculator.breakdownOf(last).boundingBox())!;
      const picture = (await barDrawing(page, last).boundingBox())!;
      expect(breakdown.x).toBeGreaterThan(picture.x + picture.width);
      expect(await layoutShifts(page)).toEqual([]);
    });
  } else {
    test('no month is opened without a press: the months are a list, which has no room beside it', async ({ page }) => {
      const calculator = await openPage(page);
      await expect(calculator.month(last)).toHaveAttribute('aria-expanded', 'false');
      await expect(calculator.breakdownOf(last)).toHaveCount(0);
    });
  }

  test('the fields stay beside the months and leave with them: they cover nothing of what follows', async ({
    page,
  }) => {
    const { partners, tiles } = await openPage(page);
    await page.getByText(t('monthOverview'), { exact: true }).click();
    await page.getByRole('region', { name: t('monthOverview') }).evaluate((overview) => overview.scrollIntoView());
    const field = (await partners.boundingBox())!;
    const months = (await tiles.last().getByRole('button').boundingBox())!;
    expect(field.y + field.height).toBeLessThanOrEqual(months.y + months.height);
  });
});
