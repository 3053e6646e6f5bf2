import { expect, test, type Locator, type Page } from '@playwright/test';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { exhaustive } from '../support/exhaustive.ts';
import { isInSight } from './in-sight.ts';

/** Whether the pair of amounts with its month and caveat is in sight, and so is the other thing, nothing over either. */
async function areInSight(page: Page, other: Locator): Promise<boolean> {
  const seen = await Promise.all(
    [page.locator('[data-result] > :first-child'), other].map((one) => one.evaluate(isInSight)),
  );
  return seen.every(Boolean);
}

for (const { details, ...viewport } of [
  { width: 360, height: 640, details: {} },
  { width: 390, height: 844, details: exhaustive },
]) {
  test.describe(`on a phone of ${viewport.width} by ${viewport.height} px`, details, () => {
    test.use({ viewport });

    for (const language of demandingLanguages) {
      test(`in ${language.name}, both amounts stay in sight of the fields above them and of the year below them`, async ({
        page,
      }) => {
        await page.goto(`/${language.path}${queryFor(someInputs)}`);
        const { partners, monthly, month, amounts, shows } = calculatorOn(page, language);
        await shows(someInputs);
        for (const field of [partners, monthly]) {
          // Above what would be below the window.
          await field.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - (2 * innerHeight) / 3));
          await expect.poll(() => areInSight(page, field)).toBe(true);
        }
        for (const part of [month(1), amounts.first(), amounts.last()]) {
          await part.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 20));
          await expect.poll(() => areInSight(page, part)).toBe(true);
        }
      });
    }
  });
}
