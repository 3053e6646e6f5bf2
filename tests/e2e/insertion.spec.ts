import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { maximumInput } from '../../src/config/maximum-input.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { islandScripts, untilHydrated } from '../support/island-scripts.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const bounds = translator(defaultLanguage)('inputBounds', { maximum: maximumInput });

/** What stands in the field, how many of its characters stand before the caret, or all are selected, and what comes. */
const insertions = [
  { what: 'a text without a digit', stands: '1234', caret: 'all', inserted: 'hello', shown: '1234', isSaid: true },
  { what: 'a lone separator', stands: '12', caret: 'all', inserted: '.', shown: '12', isSaid: true },
  { what: 'more digits than fit', stands: '1234', caret: 1, inserted: '99', shown: '1234', isSaid: true },
  { what: 'digits that fit', stands: '12', caret: 1, inserted: '345', shown: '13452', isSaid: false },
  { what: 'a number with a space in it', stands: '7', caret: 'all', inserted: '12 345', shown: '12345', isSaid: false },
  { what: 'numbers in two lines', stands: '7', caret: 'all', inserted: '10\n20', shown: '10', isSaid: true },
  { what: 'numbers in two cells', stands: '7', caret: 'all', inserted: '12\t34', shown: '12', isSaid: true },
  { what: 'several numbers', stands: '7', caret: 'all', inserted: '3 4 5 6 7', shown: '3', isSaid: true },
  { what: 'several numbers within one', stands: '12', caret: 1, inserted: '3 4', shown: '132', isSaid: true },
  { what: 'an amount with decimals', stands: '7', caret: 'all', inserted: '€ 1.234,56', shown: '1234', isSaid: true },
  { what: 'Arabic digits', stands: '7', caret: 'all', inserted: '٢٥٠', shown: '250', isSaid: false },
] as const;

async function openWith(page: Page, stands: string) {
  const { partners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de?partners=${stands}`);
  return { partners, said: page.locator('#partnersAtStart-bounds').filter({ hasText: bounds, visible: true }) };
}

for (const hasReact of [true, false])
  test.describe(hasReact ? 'with React' : 'when React’s files cannot be had', () => {
    test.beforeEach(async ({ page }) => {
      if (!hasReact) await page.route(islandScripts, (route) => route.abort());
    });

    test('what is pasted is taken as a whole number or refused as a whole; nothing that stood there is lost, and the browser undoes it', async ({
      page,
    }) => {
      for (const { what, stands, caret, inserted, shown, isSaid } of insertions) {
        const { partners, said } = await openWith(page, stands);
        if (hasReact) await untilHydrated(page);
        await page.evaluate((text) => navigator.clipboard.writeText(text), inserted);
        await partners.focus();
        await page.keyboard.press(caret === 'all' ? 'Control+a' : 'Home');
        if (caret !== 'all') for (let step = 0; step < caret; step++) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Control+v');
        await expect(partners, what).toHaveValue(shown);
        await expect(said, what).toHaveCount(isSaid ? 1 : 0);
        await page.keyboard.press('Control+z');
        await expect(partners, what).toHaveValue(stands);
      }
    });

    test('a composition that does not fit leaves what stood there, and what is filled in without a digit, too', async ({
      page,
    }) => {
      const { partners, said } = await openWith(page, '12345');
      if (hasReact) await untilHydrated(page);
      await partners.focus();
      await page.keyboard.press('Home');
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Input.imeSetComposition', { text: '9', selectionStart: 1, selectionEnd: 1 });
      await devTools.send('Input.insertText', { text: '9' });
      await expect(partners).toHaveValue('12345');
      await expect(said).toHaveCount(1);
      await partners.evaluate((field: HTMLInputElement) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'nobody');
        field.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await expect(partners).toHaveValue('12345');
    });

    test('a number that is dragged into a field comes there as a whole or not at all, and stays where it was', async ({
      page,
    }) => {
      const { partners } = await openWith(page, '12345');
      const { monthly } = calculatorOn(page, defaultLanguage);
      if (hasReact) await untilHydrated(page);
      await monthly.focus();
      await monthly.dragTo(partners);
      await expect(monthly).toHaveValue('10');
      await expect(partners).toHaveValue(/^(12345|10)$|^12\.345$/);
    });
  });
