import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { maximumInput } from '../../src/config/maximum-input.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const bounds = translator(defaultLanguage)('inputBounds', { maximum: maximumInput });

/** The words at a field about its bounds. The live region has them too. */
const wordsOn = (page: Page) => page.locator('p:not([role])').filter({ hasText: bounds, visible: true });

test('a digit too many and a pasted decimal part are dropped with a word, which goes when the field is left', async ({
  page,
}) => {
  const { partners, monthly, increasePartners } = calculatorOn(page, defaultLanguage);
  const words = wordsOn(page);
  await page.goto(`/de${queryFor(someInputs)}`);
  await untilHydrated(page);
  await partners.focus();
  await page.keyboard.type('12345');
  await expect(words).toHaveCount(0);
  await page.keyboard.press('6');
  await expect(partners).toHaveValue('12345');
  await expect(words).toHaveCount(1);
  await expect(partners).toHaveAccessibleDescription(new RegExp(bounds));
  await monthly.focus();
  await expect(words).toHaveCount(0);
  await page.keyboard.type('7');
  await page.keyboard.insertText('25.75');
  await expect(monthly).toHaveValue('725');
  await expect(words).toHaveCount(1);
  await increasePartners.click();
  await expect(words).toHaveCount(0);
});

test('a button that can step no further says so, keeps the focus and gives the word when it is pressed', async ({
  page,
}) => {
  const { partners, increasePartners, decreasePartners } = calculatorOn(page, defaultLanguage);
  const words = wordsOn(page);
  await page.goto(`/de${queryFor({ ...someInputs, partnersAtStart: 0 })}`);
  await untilHydrated(page);
  await expect(decreasePartners).toBeDisabled();
  await expect(increasePartners).toBeEnabled();
  await decreasePartners.press('Enter');
  await expect(decreasePartners).toBeFocused();
  await expect(words).toHaveCount(1);
  await increasePartners.click();
  await expect(words).toHaveCount(0);
  await expect(decreasePartners).toBeEnabled();
  await partners.fill(String(maximumInput));
  await expect(increasePartners).toBeDisabled();
});
