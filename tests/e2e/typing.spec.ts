import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { maximumInput } from '../../src/config/maximum-input.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { islandScripts, untilHydrated } from '../support/island-scripts.ts';
import { goalSeekOn } from '../support/goal-seek.ts';

const bounds = translator(defaultLanguage)('inputBounds', { maximum: maximumInput });
const words = (page: Page) => page.locator('p:not([role])').filter({ hasText: bounds, visible: true });

for (const hasReact of [true, false])
  test.describe(hasReact ? 'with React' : 'when React’s files cannot be had', () => {
    test.beforeEach(async ({ page }) => {
      if (!hasReact) await page.route(islandScripts, (route) => route.abort());
      await page.goto(`/de${queryFor({ ...someInputs, partnersAtStart: 0 })}`);
      if (hasReact) await untilHydrated(page);
    });

    test('a character that does not fit is refused as a whole: text, caret and undo stay as they were', async ({
      page,
    }) => {
      const { partners, fields, assumptionsTitle } = calculatorOn(page, defaultLanguage);
      await partners.focus();
      await page.keyboard.type('12345');
      await page.keyboard.press('Home');
      await page.keyboard.type('9x-');
      await expect(partners).toHaveValue('12345');
      await expect(words(page)).toHaveCount(1);
      expect(await partners.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
      await page.keyboard.press('Control+z');
      await expect(partners).not.toHaveValue('12345');
      await expect(partners).toHaveValue(/^\d{0,4}$/);

      await partners.fill('1234');
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('x5');
      await expect(partners).toHaveValue('15234');
      await partners.fill('12');
      await page.keyboard.press('ArrowLeft');
      for (const digit of '٥٦') await page.keyboard.insertText(digit);
      await expect(partners).toHaveValue('1562');

      await assumptionsTitle.click();
      await fields.conversion.fill('75');
      await page.keyboard.press('Home');
      await page.keyboard.type('9');
      await expect(fields.conversion).toHaveValue('75');
    });

    test('the word about bounds stays while a field is edited, and goes when it is left, and not under a press', async ({
      page,
    }) => {
      const { partners, monthly, increase } = calculatorOn(page, defaultLanguage);
      for (const [typed, value] of [
        ['-7', '7'],
        ['1e3', '13'],
        ['99999 9', '99999'],
      ] as const) {
        await partners.focus();
        await page.keyboard.type(typed);
        await expect(partners).toHaveValue(value);
        await expect(words(page)).toHaveCount(1);
        await page.keyboard.press('Backspace');
        await expect(words(page)).toHaveCount(1);
        await monthly.focus();
        await expect(words(page)).toHaveCount(0);
      }
      await partners.focus();
      await page.keyboard.type('-7');
      // Removing the message above the button moves the button. The click must count all the same.
      await increase('newLevel1PartnersPerMonth').click({ delay: 100 });
      await expect(monthly).toHaveValue(String(someInputs.newLevel1PartnersPerMonth + 1));
      await expect(words(page)).toHaveCount(0);
    });

    test('what is dropped around a pasted number without changing it is dropped without a word', async ({ page }) => {
      const { partners } = calculatorOn(page, defaultLanguage);
      await partners.focus();
      for (const text of ['1\u200b234', '+1234', '$ 1,234', '1 234 €', '\u20661234\u2069', '01234']) {
        await partners.selectText();
        await page.keyboard.insertText(text);
        await expect(partners, text).toHaveValue('1234');
        await expect(words(page), text).toHaveCount(0);
      }
      await partners.selectText();
      await page.keyboard.insertText('-1234');
      await expect(words(page)).toHaveCount(1);
    });

    test('a 0 is an empty field as soon as it is typed, and zeros in front of a number go', async ({ page }) => {
      const { partners } = calculatorOn(page, defaultLanguage);
      await partners.focus();
      for (const [typed, value] of [
        ['0', ''],
        ['0000012345', '12345'],
        ['007', '7'],
        ['100', '100'],
      ] as const) {
        await partners.fill('9');
        await partners.selectText();
        await page.keyboard.type(typed);
        await expect(partners, typed).toHaveValue(value);
      }
      await partners.fill('1000');
      await page.keyboard.press('Home');
      await page.keyboard.press('Delete');
      await expect(partners).toHaveValue('000');
      await page.keyboard.type('5');
      await expect(partners).toHaveValue('5000');
      await expect(words(page)).toHaveCount(0);
    });
  });

test('the amount to reach refuses what does not fit, too', async ({ page }) => {
  await page.goto('/de');
  await untilHydrated(page);
  const { amount, open } = goalSeekOn(page, defaultLanguage);
  await open();
  await amount.focus();
  await page.keyboard.type('1234567');
  await page.keyboard.press('Home');
  await page.keyboard.type('9x');
  await expect(amount).toHaveValue('1234567');
  await page.keyboard.press('Control+z');
  await expect(amount).toHaveValue(/^\d{0,6}$/);
});
