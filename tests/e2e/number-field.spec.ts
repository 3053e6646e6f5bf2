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

const texts = [
  { what: 'what stands before a number is dropped', entered: 'abc 123', shown: '123' },
  { what: 'a letter is dropped', entered: '1e5', shown: '15' },
  { what: 'a hyphen is dropped', entered: '12-15', shown: '1215' },
  { what: 'a decimal part is dropped', entered: '25.00', shown: '25' },
  { what: 'a decimal part behind grouped thousands is dropped', entered: '1.234,50', shown: '1234' },
  { what: 'it is whichever sign is the decimal one', entered: '1,234.50', shown: '1234' },
  { what: 'separators are dropped', entered: '12 345', shown: '12345' },
  { what: 'a sign is dropped', entered: '-5', shown: '5' },
  { what: 'the first five digits stay', entered: '1234567', shown: '12345' },
  { what: 'what has no digit leaves an empty field', entered: 'NaN', shown: '' },
  { what: 'Arabic-Indic digits count', entered: '١٢٣', shown: '123' },
  { what: 'Persian digits count', entered: '۴۵۶', shown: '456' },
  { what: 'full-width digits count', entered: '７８９', shown: '789' },
];

test('a field takes the digits of whatever is entered', async ({ page }) => {
  const { partners } = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  await untilHydrated(page);
  for (const { what, entered, shown } of texts) {
    await test.step(what, async () => {
      await partners.fill('9');
      await partners.selectText();
      await page.keyboard.insertText(entered);
      await expect(partners).toHaveValue(shown);
    });
  }
});

test('pasted text counts by its digits', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  await untilHydrated(page);
  await page.evaluate(() => navigator.clipboard.writeText('about ٢٥٠ partners'));
  await calculator.partners.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await calculator.monthly.fill(String(someInputs.newLevel1PartnersPerMonth));
  await calculator.shows({ ...someInputs, partnersAtStart: 250 });
});

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

for (const when of ['before React', 'with React']) {
  test(`a focus that React only tells of again takes nothing of what has been typed, ${when}`, async ({ page }) => {
    const { partners } = calculatorOn(page, defaultLanguage);
    await page.goto('/de');
    if (when === 'with React') await untilHydrated(page);
    await partners.focus();
    await page.keyboard.type('12');
    // As React sends the events again that came while it took over: none that a browser sends.
    await partners.evaluate((field) => field.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    await page.keyboard.type('3');
    await expect(partners).toHaveValue('123');
  });
}
