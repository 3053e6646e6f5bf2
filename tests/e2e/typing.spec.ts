import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { maximumInput } from '../../src/config/maximum-input.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someAssumptions, someInputs } from '../support/entered-inputs.ts';
import { islandScripts, untilHydrated } from '../support/island-scripts.ts';

const bounds = translator(defaultLanguage)('inputBounds', { maximum: maximumInput });
/** The text at a field that names its range, without the same text in the live region. */
const words = (page: Page) => page.locator('p:not([role])').filter({ hasText: bounds, visible: true });

const withoutStart = `/de${queryFor({ ...someInputs, partnersAtStart: 0 })}`;

for (const hasReact of [true, false])
  test.describe(hasReact ? 'with React' : 'when React’s files cannot be had', () => {
    test.beforeEach(async ({ page }) => {
      if (!hasReact) await page.route(islandScripts, (route) => route.abort());
      await page.goto(withoutStart);
      if (hasReact) await untilHydrated(page);
    });

    test('a character that does not fit is refused as a whole: text, caret and undo stay as they were', async ({
      page,
    }) => {
      const { partners, fields } = calculatorOn(page, defaultLanguage);
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

      await page.goto(`${withoutStart}&conversion=${someAssumptions.conversion}`);
      await fields.conversion.fill('75');
      await page.keyboard.press('Home');
      await page.keyboard.type('9');
      await expect(fields.conversion).toHaveValue('75');
    });

    test('a field takes the digits of what is entered; its range is shown until the field is left, and a click that hides it still counts', async ({
      page,
    }) => {
      const { partners, monthly, increase } = calculatorOn(page, defaultLanguage);
      for (const { how, text, value, count } of [
        { how: 'type', text: '1e3', value: '13', count: 1 },
        { how: 'type', text: '0', value: '', count: 0 },
        { how: 'type', text: '007', value: '7', count: 0 },
        { how: 'type', text: '-7', value: '7', count: 1 },
        { how: 'type', text: '123456', value: '12345', count: 1 },
        { how: 'insertText', text: '\u200b+1,234', value: '1234', count: 0 },
        { how: 'insertText', text: '25.75', value: '25', count: 1 },
      ] as const) {
        await partners.focus();
        await page.keyboard[how](text);
        await expect(partners, text).toHaveValue(value);
        await page.keyboard.press('Backspace');
        await expect(words(page), text).toHaveCount(count);
        await monthly.focus();
        await expect(words(page), text).toHaveCount(0);
      }
      await partners.focus();
      await page.keyboard.type('-7');
      await expect(partners).toHaveAccessibleDescription(new RegExp(bounds));
      // Removing the message above the button moves the button. The click must count all the same.
      await increase('newLevel1PartnersPerMonth').click({ delay: 100 });
      await expect(monthly).toHaveValue(String(someInputs.newLevel1PartnersPerMonth + 1));
      await expect(words(page)).toHaveCount(0);
    });
  });

test('a number that an extension fills in changes the result', async ({ page }) => {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor({ ...someInputs, partnersAtStart: otherInputs.partnersAtStart })}`);
  await untilHydrated(page);
  await calculator.partners.evaluate((field: HTMLInputElement, value) => {
    // Like an extension's script, whose isolated world bypasses React's tracking of the value.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, String(value));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, someInputs.partnersAtStart);
  await calculator.shows(someInputs);
});

test('buttons and arrow keys step by one; a button at the limit is disabled, keeps the focus, and shows the range when pressed', async ({
  page,
}) => {
  const { partners, increasePartners, decreasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(withoutStart);
  await untilHydrated(page);
  await expect(decreasePartners).toBeDisabled();
  await decreasePartners.press('Enter');
  await expect(decreasePartners).toBeFocused();
  await expect(words(page)).toHaveCount(1);
  await increasePartners.click();
  await expect(words(page)).toHaveCount(0);
  await partners.press('ArrowUp');
  await expect(partners).toHaveValue('2');
  await partners.press('ArrowDown');
  await decreasePartners.click();
  await expect(partners).toHaveValue('');
  await partners.fill(String(maximumInput));
  await expect(increasePartners).toBeDisabled();
});
