import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { maximumInput } from '../../src/settings/settings.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { islandScripts, untilHydrated } from '../support/island-scripts.ts';
import { stallingNetwork } from '../support/network.ts';

const withoutStart = `/de${queryFor({ ...someInputs, partnersAtStart: 0 })}`;

for (const hasReact of [true, false])
  test.describe(hasReact ? 'with React' : 'when React’s files cannot be had', () => {
    test.beforeEach(async ({ page }) => {
      if (!hasReact) await page.route(islandScripts, (route) => route.abort());
      await page.goto(withoutStart);
      if (hasReact) await untilHydrated(page);
    });

    test('a character that does not fit is refused: text, caret and undo stay as they were', async ({ page }) => {
      const { partners } = calculatorOn(page, defaultLanguage);
      await partners.focus();
      await page.keyboard.type('12345');
      await page.keyboard.press('Home');
      await page.keyboard.type('9x-');
      await expect(partners).toHaveValue('12345');
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
    });

    test('of what is typed a field takes what fits; a whole number that is 0 shows as empty', async ({ page }) => {
      const { partners, monthly } = calculatorOn(page, defaultLanguage);
      for (const { text, shown } of [
        { text: '1e3', shown: '13' },
        { text: '0', shown: '' },
        { text: '007', shown: '7' },
        { text: '-7', shown: '7' },
        { text: '123456', shown: '12345' },
      ]) {
        await partners.fill('');
        await page.keyboard.type(text);
        await expect(partners, text).toHaveValue(shown);
        await monthly.focus();
        await expect(partners, text).toHaveValue(shown);
      }
    });

    test('a tap into a field marks nothing: what is typed stands where the caret is', async ({ page }) => {
      const { monthly, partners } = calculatorOn(page, defaultLanguage);
      await monthly.fill('123');
      await partners.focus();
      const { width, height } = (await monthly.boundingBox())!;
      for (const { x, shown } of [
        { x: width - 4, shown: '1235' },
        { x: 4, shown: '51235' },
      ]) {
        await monthly.click({ position: { x, y: height / 2 } });
        await page.keyboard.type('5');
        await expect(monthly).toHaveValue(shown);
      }
      // A zero that a deletion leaves in front does not take the caret to the end.
      await monthly.fill('105');
      for (const key of ['Home', 'Delete', '2']) await page.keyboard.press(key);
      await expect(monthly).toHaveValue('205');
    });
  });

test('what is typed while the early script is on its way counts', async ({ page, baseURL }) => {
  using server = await stallingNetwork(baseURL!, '</astro-island>');
  const { partners, shows } = calculatorOn(page, defaultLanguage);
  await page.goto(server.origin + withoutStart, { waitUntil: 'commit' });
  await partners.press('7');
  server.release();
  await shows({ ...someInputs, partnersAtStart: 7 });
});

test('buttons and arrow keys step by one; a button at the limit is disabled, and keeps the focus', async ({ page }) => {
  const { partners, increasePartners, decreasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(withoutStart);
  await untilHydrated(page);
  await expect(decreasePartners).toBeDisabled();
  await decreasePartners.press('Enter');
  await expect(decreasePartners).toBeFocused();
  await increasePartners.click();
  await partners.press('ArrowUp');
  await expect(partners).toHaveValue('2');
  await partners.press('ArrowDown');
  await decreasePartners.click();
  await expect(partners).toHaveValue('');
  await partners.fill(String(maximumInput));
  await expect(increasePartners).toBeDisabled();
});
