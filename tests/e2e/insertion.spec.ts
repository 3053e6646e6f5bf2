import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { islandScripts, untilHydrated } from '../support/island-scripts.ts';

/** What stands in the field, where the caret stands, or all is selected, what comes, and what is shown then. */
const insertions = [
  { what: 'a text without a digit', stands: '1234', caret: 'all', inserted: 'hello', shown: '1234' },
  { what: 'more digits than fit', stands: '1234', caret: 1, inserted: '99', shown: '1234' },
  { what: 'digits that fit', stands: '12', caret: 1, inserted: '345', shown: '13452' },
  { what: 'numbers in two lines', stands: '7', caret: 'all', inserted: '10\n20', shown: '7' },
  { what: 'an amount', stands: '7', caret: 'all', inserted: '€ 1.234', shown: '1234' },
  { what: 'nothing but zero', stands: '77', caret: 'all', inserted: '0', shown: '' },
] as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function openWith(page: Page, stands: string, hasReact: boolean) {
  const { partners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de?partners=${stands}`);
  if (hasReact) await untilHydrated(page);
  return { partners };
}

for (const hasReact of [true, false])
  test.describe(hasReact ? 'with React' : 'when React’s files cannot be had', () => {
    test.beforeEach(async ({ page }) => {
      if (!hasReact) await page.route(islandScripts, (route) => route.abort());
    });

    test('what is pasted is a number or refused as a whole, and the browser undoes it', async ({ page }) => {
      const { partners } = await openWith(page, '1', hasReact);
      for (const { what, stands, caret, inserted, shown } of insertions) {
        await partners.fill(stands);
        await partners.blur();
        await page.evaluate((text) => navigator.clipboard.writeText(text), inserted);
        await partners.focus();
        await page.keyboard.press(caret === 'all' ? 'Control+a' : 'Home');
        if (caret !== 'all') for (let step = 0; step < caret; step++) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Control+v');
        await expect(partners, what).toHaveValue(shown);
        // What is refused leaves nothing to undo.
        if (shown === stands) continue;
        await page.keyboard.press('Control+z');
        await expect(partners, what).toHaveValue(stands);
      }
      // An image, or nothing at all, is no number.
      await page.evaluate(async () => {
        const type = 'text/html';
        await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob(['<img>'], { type }) })]);
      });
      await partners.fill('77');
      for (const keys of ['Control+a', 'Control+v']) await page.keyboard.press(keys);
      await expect(partners).toHaveValue('77');
      // On a page in which nothing else has been entered, undoing a refusal changes nothing.
      await openWith(page, '77', hasReact);
      await page.evaluate(() => navigator.clipboard.writeText('100000'));
      await partners.focus();
      for (const keys of ['Control+a', 'Control+v', 'Control+z']) await page.keyboard.press(keys);
      await expect(partners).toHaveValue('77');
    });

    test('a composition or a filled-in text that does not fit leaves what stood there', async ({ page }) => {
      const { partners } = await openWith(page, '12345', hasReact);
      await partners.focus();
      await page.keyboard.press('Home');
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Input.imeSetComposition', { text: '9', selectionStart: 1, selectionEnd: 1 });
      await devTools.send('Input.insertText', { text: '9' });
      await expect(partners).toHaveValue('12345');
      for (const { filled, shown } of [
        { filled: 'nobody', shown: '12345' },
        { filled: '0', shown: '' },
        { filled: '67', shown: '67' },
      ]) {
        // Like an extension's script, whose isolated world bypasses React's tracking of the value.
        await partners.evaluate((field: HTMLInputElement, value) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }, filled);
        await expect(partners).toHaveValue(shown);
      }
      await expect(page).toHaveURL('/de?partners=67');
    });

    test('a number that is dragged into a field is copied as a whole or refused', async ({ page }) => {
      for (const { stands, shown } of [
        { stands: '7', shown: '107' },
        { stands: '12345', shown: '12345' },
      ]) {
        const { partners } = await openWith(page, `${stands}&monthly=10`, hasReact);
        const { monthly } = calculatorOn(page, defaultLanguage);
        await monthly.selectText();
        const [from, to] = await Promise.all([monthly, partners].map((field) => field.boundingBox()));
        await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
        await page.mouse.down();
        await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 20 });
        await page.mouse.up();
        await expect(partners).toHaveValue(shown);
        await expect(monthly).toHaveValue('10');
      }
    });
  });
