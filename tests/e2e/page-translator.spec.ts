import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs, writeInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { recordConsole, recordErrors } from './console-messages.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { translatePage } from './page-translator.ts';

const t = translator(defaultLanguage);

test('amounts follow the inputs on a page that a browser has translated', async ({ page }) => {
  const messages = recordConsole(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(otherInputs)}`);
  await untilHydrated(page);
  expect(await translatePage(page)).toBeGreaterThan(50);

  await calculator.enter(someInputs);
  await calculator.shows(someInputs);
  await page.getByText(t('monthOverview'), { exact: true }).click();
  await calculator.increasePartners.click();
  const increased = { ...someInputs, partnersAtStart: someInputs.partnersAtStart + 1 };
  await calculator.shows(increased);
  const lastRow = page
    .getByRole('region', { name: t('monthOverview') })
    .getByRole('row')
    .last();
  await expect(lastRow.locator('bdi').first()).toHaveText(amountsFor(defaultLanguage, increased).at(-1) ?? '');
  expect(messages).toEqual([]);
});

test('a translation before React arrives breaks nothing and loses nothing', async ({ page }) => {
  const errors = recordErrors(page);
  const release = await holdIslandScripts(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  expect(await translatePage(page)).toBeGreaterThan(50);
  const typed = withPartners(12);
  await calculator.partners.focus();
  await page.keyboard.type(String(typed.partnersAtStart));
  await calculator.shows(typed);

  release();
  await untilHydrated(page);
  // React makes the calculator anew, and the focus goes.
  await calculator.partners.press('End');
  await page.keyboard.press('3');
  const typedOn = { ...defaultInputs, partnersAtStart: Number(`${typed.partnersAtStart}3`) };
  await calculator.shows(typedOn);
  await expect(page).toHaveURL(`/de${writeInputs('', typedOn)}`);
  expect(errors).toEqual([]);
});
