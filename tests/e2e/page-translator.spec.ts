import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { inputRules } from '../../src/config/inputs.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { recordConsole } from './console-messages.ts';
import { amountsOfModel } from '../support/expected-amounts.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { translatePage } from './page-translator.ts';

const t = translator(defaultLanguage);

test('amounts follow the inputs on a page that a browser has translated', async ({ page }) => {
  const messages = recordConsole(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de?partners=7');
  await untilHydrated(page);
  expect(await translatePage(page)).toBeGreaterThan(50);

  await calculator.partners.fill('50');
  await calculator.monthly.fill('5');
  await calculator.shows('50', '5', amountsOfModel(defaultLanguage, 50, 5));
  await page.getByText(t('monthOverview'), { exact: true }).click();
  await calculator.increasePartners.click();
  await calculator.shows('51', '5', amountsOfModel(defaultLanguage, 51, 5));
  const lastRow = page
    .getByRole('region', { name: t('monthOverview') })
    .getByRole('row')
    .last();
  await expect(lastRow.locator('bdi').last()).toHaveText(amountsOfModel(defaultLanguage, 51, 5).at(-1) ?? '');
  expect(messages).toEqual([]);
});

test('a translation before React arrives breaks nothing and loses nothing', async ({ page }) => {
  const messages = recordConsole(page);
  const release = await holdIslandScripts(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  expect(await translatePage(page)).toBeGreaterThan(50);
  await calculator.partners.pressSequentially('12');
  await calculator.shows('12', '10', amountsOfModel(defaultLanguage, 12, 10));

  release();
  await untilHydrated(page);
  await expect(calculator.partners).toBeFocused();
  await page.keyboard.press('3');
  await calculator.shows('123', '10', amountsOfModel(defaultLanguage, 123, 10));
  await expect(page).toHaveURL(`/de?${inputRules.partnersAtStart.parameter}=123`);
  expect(messages).toEqual([]);
});
