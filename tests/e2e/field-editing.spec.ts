import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';

/** A link's inputs with this number of partners. The tests here bring their own: they are about its digits. */
const linked = (partnersAtStart: number) => ({ ...someInputs, partnersAtStart });

test('zeros in front are dropped when the field is left, and not while more digits may be put before them', async ({
  page,
}) => {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(linked(1000))}`);
  await calculator.partners.focus();
  for (const key of ['Home', 'ArrowRight', 'Backspace']) await page.keyboard.press(key);
  await calculator.shows(linked(0), '000');
  await page.keyboard.press('5');
  await calculator.shows(linked(5000));
  await calculator.partners.selectText();
  await page.keyboard.insertText('007');
  await calculator.partners.blur();
  await calculator.shows(linked(7));
  await calculator.partners.fill('0');
  await calculator.partners.blur();
  await expect(calculator.partners).toHaveValue('');
});

test('a deleted digit, a cleaned paste and a step can each be undone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { partners } = calculatorOn(page, defaultLanguage);
  const press = (...keys: readonly string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const shows = (number: number) => calculatorOn(page, defaultLanguage).shows(linked(number));
  await page.goto(`/de${queryFor(linked(1000))}`);
  await untilHydrated(page);
  await page.evaluate(() => navigator.clipboard.writeText('about 250 partners'));
  await partners.focus();
  await press('Home', 'ArrowRight', 'Backspace');
  await press('ControlOrMeta+Z');
  await shows(1000);
  await press('ControlOrMeta+A', 'ControlOrMeta+V');
  await shows(250);
  await press('ArrowUp');
  await shows(251);
  await press('ControlOrMeta+Z');
  await shows(250);
  await press('ControlOrMeta+Z');
  await shows(1000);
});

test('arrow keys step alone: not with a modifier key, and not while text is being composed', async ({ page }) => {
  const { partners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(linked(50))}`);
  await untilHydrated(page);
  for (const modifier of ['Shift', 'Control', 'Alt', 'Meta']) await partners.press(`${modifier}+ArrowUp`);
  await partners.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true })),
  );
  await expect(partners).toHaveValue('50');
});

test('the caret stays behind the digit that was typed in the middle', async ({ page }) => {
  const { partners } = calculatorOn(page, defaultLanguage);
  const caret = () => partners.evaluate((field) => field instanceof HTMLInputElement && field.selectionStart);
  await page.goto('/de');
  await untilHydrated(page);
  await partners.fill('1234');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'x']) await page.keyboard.press(key);
  await expect(partners).toHaveValue('1234');
  expect(await caret()).toBe(2);
  await page.keyboard.press('5');
  await expect(partners).toHaveValue('12534');
  expect(await caret()).toBe(3);
  // A sixth digit is dropped, and nothing else.
  await page.keyboard.press('6');
  await expect(partners).toHaveValue('12534');
});

test('in a field that was entered by keyboard, the first click places the caret', async ({ page }) => {
  const { partners } = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  await untilHydrated(page);
  await partners.focus();
  await page.keyboard.type('25');
  await partners.click({ position: { x: 2, y: 20 } });
  await page.keyboard.type('1');
  await expect(partners).toHaveValue('125');
});
