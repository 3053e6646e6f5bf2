import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { inputRules } from '../../src/config/inputs.ts';
import { calculatorOn } from '../support/calculator.ts';
import { recordConsole } from './console-messages.ts';
import { amountsOfModel } from '../support/expected-amounts.ts';
import {
  blockIslandScripts,
  expectNotHydrated,
  holdIslandScripts,
  stopEventsAtIsland,
  untilHydrated,
} from '../support/island-scripts.ts';

const { partnersAtStart } = inputRules;

test('what is typed before React arrives counts at once and stays', async ({ page }) => {
  const messages = recordConsole(page);
  const release = await holdIslandScripts(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de', { waitUntil: 'commit' });
  await calculator.partners.pressSequentially('123');
  const says123 = async () => {
    await calculator.shows('123', '10', amountsOfModel(defaultLanguage, 123, 10));
    await expect(page).toHaveURL(`/de?${partnersAtStart.parameter}=123`);
  };
  await says123();
  await expectNotHydrated(page);

  release();
  await untilHydrated(page);
  await says123();
  await calculator.partners.pressSequentially('4');
  await calculator.shows('1234', '10', amountsOfModel(defaultLanguage, 1234, 10));
  expect(messages).toEqual([]);
});

test('the calculator works although React never arrives', async ({ page }) => {
  await blockIslandScripts(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  await calculator.partners.pressSequentially('12');
  await calculator.increasePartners.click();
  await calculator.shows('13', '10', amountsOfModel(defaultLanguage, 13, 10));
  await expect(page).toHaveURL(`/de?${partnersAtStart.parameter}=13`);
  await expectNotHydrated(page);
});

test('events that React stops while it takes over still count', async ({ page }) => {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  await stopEventsAtIsland(page, ['focusin', 'pointerdown', 'mouseup', 'click', 'keydown', 'input']);
  await calculator.monthly.focus();
  await page.keyboard.type('7');
  await calculator.partners.click();
  await page.keyboard.press('ArrowUp');
  await calculator.increasePartners.click();
  await calculator.shows('2', '7', amountsOfModel(defaultLanguage, 2, 7));
});

test('focus events that React sends again once it has taken over do not select what was typed', async ({ page }) => {
  const { partners } = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  await partners.focus();
  await page.keyboard.type('12');
  await partners.evaluate((field) => field.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await page.keyboard.type('3');
  await expect(partners).toHaveValue('123');
});
