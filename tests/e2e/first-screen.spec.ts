import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { isInSight } from './in-sight.ts';

/** In pixels, how far down the first field may begin. */
const phones = [
  { width: 390, height: 844, first: 640 },
  { width: 360, height: 740, first: 660 },
];

for (const { width, height, first } of phones) {
  for (const language of demandingLanguages) {
    test(`at ${width} px in ${language.name}, the first screen shows the result and the first field`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/${language.path}`);
      const { partners, result } = calculatorOn(page, language);
      const top = await partners.evaluate((field) => field.getBoundingClientRect().top);
      const faults = [
        top >= first && `the first field begins at ${Math.round(top)}`,
        !(await partners.evaluate(isInSight)) && 'the first field is not in sight',
        !(await result.first().evaluate(isInSight)) && 'the result is not in sight',
      ].filter((fault) => fault !== false);
      expectToFit(`On the first screen of ${width} × ${height} in ${language.name}`, faults);
    });
  }
}

for (const language of demandingLanguages) {
  test(`at 1280 px in ${language.name}, the first screen shows both fields and the result`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/${language.path}`);
    const { partners, monthly, result } = calculatorOn(page, language);
    const parts = { 'the first field': partners, 'the second field': monthly, 'the result': result.first() };
    const faults: string[] = [];
    for (const [name, part] of Object.entries(parts)) {
      if (!(await part.evaluate(isInSight))) faults.push(`${name} is not in sight`);
    }
    expectToFit(`On the first screen of 1280 × 800 in ${language.name}`, faults);
  });
}

const sizeOf = (page: Page, place: number) =>
  calculatorOn(page, defaultLanguage)
    .result.nth(place)
    .evaluate((amount) => Number.parseFloat(getComputedStyle(amount).fontSize));

test('the result is large, and smaller where it stays in sight of a phone’s fields', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  expect(await sizeOf(page, 0)).toBeGreaterThanOrEqual(36);
  expect(await sizeOf(page, 0)).toBeLessThanOrEqual(44);

  const { monthly, result } = calculatorOn(page, defaultLanguage);
  await monthly.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight / 3));
  await expect.poll(() => result.last().evaluate(isInSight)).toBe(true);
  expect(await result.first().evaluate(isInSight)).toBe(false);
  expect(await sizeOf(page, 1)).toBeLessThan(await sizeOf(page, 0));

  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await sizeOf(page, 0)).toBeGreaterThanOrEqual(56);
});
