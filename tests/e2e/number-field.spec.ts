import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { maximumInput } from '../../src/config/maximum-input.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { recordConsole } from './console-messages.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const { count } = formatsFor(defaultLanguage, plan.currency);

test('a tool that only tells of a change is heard, and events of the window and the document break nothing', async ({
  page,
}) => {
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

test('an empty field says 0 and counts as 0', async ({ page }) => {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(someInputs)}`);
  await calculator.partners.fill('');
  await calculator.monthly.fill('0');
  await calculator.monthly.blur();
  await calculator.shows({ ...defaultInputs, partnersAtStart: 0, newLevel1PartnersPerMonth: 0 });
  await expect(calculator.partners).toHaveAttribute('placeholder', '0');
});

test('the buttons and the arrow keys step by one, within the bounds', async ({ page }) => {
  const { partners, increasePartners, decreasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor({ ...someInputs, partnersAtStart: 0 })}`);
  await untilHydrated(page);
  // A click of the test runner's would wait until the button is no longer muted.
  await decreasePartners.press('Enter');
  await expect(partners).toHaveValue('');
  await increasePartners.click();
  await expect(partners).toHaveValue('1');
  await increasePartners.press('Enter');
  await expect(partners).toHaveValue('2');
  await partners.press('ArrowUp');
  await expect(partners).toHaveValue('3');
  await partners.press('ArrowDown');
  await decreasePartners.click();
  await expect(partners).toHaveValue('1');
  await partners.press('ArrowDown');
  await partners.press('ArrowDown');
  await expect(partners).toHaveValue('');

  await partners.fill(String(maximumInput - 1));
  await partners.press('ArrowUp');
  await expect(partners).toHaveValue(String(maximumInput));
  await partners.press('ArrowUp');
  await expect(partners).toHaveValue(String(maximumInput));
  await increasePartners.press('Enter');
  await expect(partners).toHaveValue(count(maximumInput));
});
