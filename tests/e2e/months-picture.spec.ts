import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';

/** Twelve months stand side by side where there is room. */
const isYear = plan.horizonMonths === 12;

/** The boxes of all months' bars, and of the coloured parts in them. */
async function boxesOn(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  const { shows } = calculatorOn(page, defaultLanguage);
  await shows(someInputs);
  const boxes = (parts: string) =>
    page.locator(parts).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  return { bars: await boxes('svg:has([data-bar])'), parts: await boxes('svg [data-bar]') };
}

test('on a phone the months’ bars lie below each other, and are thick enough to be seen', async ({ page }) => {
  const { bars, parts } = await boxesOn(page, 390);
  expect(new Set(bars.map(({ x }) => x)).size).toBe(1);
  for (const { height } of bars) expect(height).toBeGreaterThanOrEqual(10);
  expect(parts.at(-1)!.width).toBeGreaterThan(parts[0]!.width);
});

if (isYear) {
  test('on a desktop the same bars stand side by side as columns on one line', async ({ page }) => {
    const { bars, parts } = await boxesOn(page, 1280);
    expect(new Set(bars.map(({ bottom }) => bottom)).size).toBe(1);
    expect(bars.map(({ x }) => x)).toEqual(bars.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(parts.at(-1)!.height).toBeGreaterThan(parts[0]!.height);
  });
}
