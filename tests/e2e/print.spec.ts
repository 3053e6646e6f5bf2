import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { settings } from '../../src/settings/settings.ts';
import { largestInputs } from '../../src/model/inputs.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { bothDirections } from '../support/demanding-languages.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { openDisclosures } from './disclosures.ts';
import { lostTexts } from './lost-text.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { expectToFit } from '../support/sample-settings.ts';

const t = translator(defaultLanguage);

/** Pages of a PDF as Chromium writes it: each is an object of its own, not compressed. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const language of bothDirections) {
  test(`in ${language.name}, the longest amounts print on one page of A4 and of Letter`, async ({ page }) => {
    const inputs = { ...largestInputs, cancellation: 1, conversion: 99 };
    await page.goto(`/${language.path}${queryFor(inputs)}&ref=abc`);
    await untilHydrated(page);
    await openDisclosures(page);
    for (const format of ['A4', 'Letter']) {
      const sheets = pagesOf(await page.pdf({ format }));
      expect(sheets).toBeGreaterThan(0);
      expectToFit(`The printed page takes more than one sheet of ${format}`, sheets > 1 ? [`${sheets} sheets`] : []);
    }
    // As wide as a sheet of A4 within its margins.
    await page.setViewportSize({ width: 748, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const faults = await page.evaluate(lostTexts);
    expect(faults).toEqual([]);
  });
}

test('the printed sheet has all that was calculated, the disclaimer and the link, no controls', async ({ page }) => {
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}&ref=abc`);
  await untilHydrated(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await calculator.enter(otherInputs);
  await calculator.shows(otherInputs);
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  await expect(calculator.partners).toBeVisible();
  await expect(calculator.monthly).toBeVisible();
  for (const name of ['conversion', 'cancellation', 'referralsTenths'] as const)
    await expect(calculator.fields[name]).toBeVisible();
  for (const amount of [calculator.result, calculator.compared('commission')]) await expect(amount).toBeVisible();
  for (const amount of await calculator.amounts.all()) await expect(amount).toBeVisible();
  // Nothing is smaller than 7.5 pt.
  const sizes = await page
    .locator('main *')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    );
  const small = sizes.filter((size) => size < 10);
  expectToFit('Small in print', small.map(String));
  for (const text of t('disclaimerText').split('\n')) {
    await expect(page.getByText(text)).toBeVisible();
  }
  const address = new URL(page.url());
  expect(address.search).toBe(`${queryFor(otherInputs)}&ref=abc`);
  await expect(page.getByText(address.href, { exact: true })).toBeVisible();
  await expect(page.locator('[data-today]')).toContainText(String(new Date().getFullYear()));
  await expect(page.getByRole('banner').getByText(settings.product)).toBeVisible();
  for (const role of ['button', 'link'] as const) {
    for (const control of await page.getByRole(role).all()) await expect(control).toBeHidden();
  }
});
