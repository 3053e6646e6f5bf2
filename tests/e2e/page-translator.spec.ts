import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { defaultInputs, writeInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { withPartners } from '../support/entered-inputs.ts';
import { recordErrors } from './console-messages.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { translatePage } from './page-translator.ts';

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
