import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { recordConsole } from './console-messages.ts';
import { untilHydrated } from '../support/island-scripts.ts';

test('an extension that fills a field is heard, and events without an element break nothing', async ({ page }) => {
  const messages = recordConsole(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor({ ...someInputs, partnersAtStart: otherInputs.partnersAtStart })}`);
  await untilHydrated(page);
  await calculator.partners.evaluate((field: HTMLInputElement, value) => {
    // As an extension's script does, which has a world of its own: React does not hear of it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, String(value));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, someInputs.partnersAtStart);
  await calculator.shows(someInputs);
  await page.evaluate(() => {
    const types = [
      'click',
      'change',
      'input',
      'beforeinput',
      'focusin',
      'focusout',
      'keydown',
      'pointerdown',
      'toggle',
    ];
    for (const target of [window, document]) for (const type of types) target.dispatchEvent(new Event(type));
  });
  expect(messages).toEqual([]);
});

test('the buttons and the arrow keys step by one', async ({ page }) => {
  const { partners, increasePartners, decreasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor({ ...someInputs, partnersAtStart: 0 })}`);
  await untilHydrated(page);
  await increasePartners.click();
  await expect(partners).toHaveValue('1');
  await increasePartners.press('Enter');
  await expect(partners).toHaveValue('2');
  await partners.press('ArrowUp');
  await expect(partners).toHaveValue('3');
  await partners.press('ArrowDown');
  await decreasePartners.click();
  await expect(partners).toHaveValue('1');
});
