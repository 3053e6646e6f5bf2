import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { isInSight } from './in-sight.ts';

/** In pixels, how far down the first field may begin. */
const screens = [
  { width: 390, height: 844, first: 640 },
  { width: 360, height: 740, first: 660 },
  { width: 1280, height: 800, first: 800 },
];

for (const language of demandingLanguages) {
  test(`in ${language.name}, the first screen shows the result and the first field, and a desktop’s the second one too`, async ({
    page,
  }) => {
    await page.goto(`/${language.path}`);
    const { partners, monthly, result } = calculatorOn(page, language);
    for (const { width, height, first } of screens) {
      await page.setViewportSize({ width, height });
      const top = await partners.evaluate((field) => field.getBoundingClientRect().top);
      const isDesktop = width > 1000;
      const faults = [
        top >= first && `the first field begins at ${Math.round(top)}`,
        !(await partners.evaluate(isInSight)) && 'the first field is not in sight',
        isDesktop && !(await monthly.evaluate(isInSight)) && 'the second field is not in sight',
        !(await result.first().evaluate(isInSight)) && 'the result is not in sight',
      ].filter((fault) => fault !== false);
      expectToFit(`On the first screen of ${width} × ${height} in ${language.name}`, faults);
    }
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
