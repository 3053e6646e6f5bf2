import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { defaultInputs, writeInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, withPartners } from '../support/entered-inputs.ts';
import { recordConsole } from './console-messages.ts';
import {
  blockIslandScripts,
  expectNotHydrated,
  holdIslandScripts,
  stopEventsAtIsland,
  untilHydrated,
} from '../support/island-scripts.ts';

test('what is typed before React arrives counts at once and stays', async ({ page }) => {
  const messages = recordConsole(page);
  const release = await holdIslandScripts(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de', { waitUntil: 'commit' });
  const typed = withPartners(123);
  await calculator.partners.focus();
  await page.keyboard.type(String(typed.partnersAtStart));
  const showsTyped = async () => {
    await calculator.shows(typed);
    await expect(page).toHaveURL(`/de${writeInputs('', typed)}`);
  };
  await showsTyped();
  await expectNotHydrated(page);

  release();
  await untilHydrated(page);
  await showsTyped();
  await page.keyboard.press('4');
  await calculator.shows({ ...defaultInputs, partnersAtStart: Number(`${typed.partnersAtStart}4`) });
  expect(messages).toEqual([]);
});

test('the calculator works although React never arrives', async ({ page }) => {
  await blockIslandScripts(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  const typed = withPartners(12);
  await calculator.partners.focus();
  await page.keyboard.type(String(typed.partnersAtStart));
  await calculator.increasePartners.click();
  const increased = { ...typed, partnersAtStart: typed.partnersAtStart + 1 };
  await calculator.shows(increased);
  await expect(page).toHaveURL(`/de${writeInputs('', increased)}`);
  await expectNotHydrated(page);
});

test('events that React stops while it takes over still count', async ({ page }) => {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor({ ...defaultInputs, partnersAtStart: 0, newLevel1PartnersPerMonth: 5 })}`);
  await stopEventsAtIsland(page, ['focusin', 'pointerdown', 'mouseup', 'click', 'keydown', 'input']);
  await calculator.monthly.focus();
  await page.keyboard.type('7');
  await calculator.partners.click();
  await calculator.increasePartners.click();
  await calculator.shows({ ...defaultInputs, partnersAtStart: 1, newLevel1PartnersPerMonth: 7 });
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
