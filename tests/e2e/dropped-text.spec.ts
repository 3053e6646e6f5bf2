import { test, type Locator } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';

/** Drags a text from elsewhere into a field, behind its number, and lets it go there. */
async function drop(text: string, field: Locator): Promise<void> {
  const devTools = await field.page().context().newCDPSession(field.page());
  const { x, y, width, height } = (await field.boundingBox())!;
  const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devTools.send('Input.dispatchDragEvent', { type, x: x + width - 4, y: y + height / 2, data });
  }
}

test('text without digits that is dropped into a field leaves its number, and undo brings back what was before', async ({
  page,
}) => {
  const calculator = calculatorOn(page, defaultLanguage);
  const shows = (partnersAtStart: number) => calculator.shows({ ...someInputs, partnersAtStart });
  await page.goto(`/de${queryFor({ ...someInputs, partnersAtStart: 250 })}`);
  await untilHydrated(page);
  await calculator.partners.focus();
  await page.keyboard.press('End');
  await drop('no digits', calculator.partners);
  await shows(250);
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await shows(25);
  await drop('no digits', calculator.partners);
  await shows(25);
  await page.keyboard.press('ControlOrMeta+Z');
  await shows(250);
});

test('of text that is dropped into a field, the digits count where they were let go; in a field that is entered by it, they replace the number', async ({
  page,
}) => {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor({ ...someInputs, partnersAtStart: 7 })}`);
  await untilHydrated(page);
  await calculator.monthly.focus();
  await drop('about 25 partners', calculator.partners);
  await calculator.shows({ ...someInputs, partnersAtStart: 25 }, '25');
  await calculator.partners.focus();
  await page.keyboard.press('Home');
  await drop('and 7 more', calculator.partners);
  await calculator.shows({ ...someInputs, partnersAtStart: 257 }, '257');
});
