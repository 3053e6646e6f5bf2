import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn, queryFor } from '../support/calculator.ts';
import { amountsOfModel } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { noteWhatIsSaid, said } from './live-region.ts';

/** Opens a page whose time stands still but for `page.clock`, and notes what its live region says. */
async function listenTo(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(1000);
  await untilHydrated(page);
  await noteWhatIsSaid(page);
}

test("typing five digits is announced once, as the last month's amount", async ({ page }) => {
  await listenTo(page, `/${defaultLanguage.path}`);
  for (const digit of '12345') {
    await calculatorOn(page, defaultLanguage).partners.pressSequentially(digit);
    await page.clock.runFor(300);
  }
  await page.clock.runFor(10_000);
  const announcement = translator(defaultLanguage)('resultAnnouncement', {
    month: String(plan.horizonMonths),
    amount: amountsOfModel(defaultLanguage, 12345, 10).at(-1)!,
  });
  await expect.poll(() => said(page)).toEqual(['', announcement]);
});

test('the one live region announces nothing of a shared link itself, and a change after it', async ({ page }) => {
  await listenTo(page, `/${defaultLanguage.path}${queryFor(50, 5)}`);
  await expect(page.locator('[aria-live], [role=status], [role=alert], [role=log], output')).toHaveCount(1);
  await page.clock.runFor(10_000);
  expect(await said(page)).toEqual(['']);
  await calculatorOn(page, defaultLanguage).increasePartners.click();
  await page.clock.runFor(10_000);
  await expect.poll(() => said(page)).toHaveLength(2);
});
