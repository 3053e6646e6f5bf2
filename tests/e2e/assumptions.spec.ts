import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import {
  assumptionNames,
  assumptionValues,
  cautiousAssumptions,
  planAssumptions,
} from '../../src/model/assumptions.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { inputText } from '../../src/state/figures.ts';
import { calculatorOn, drawnBars } from '../support/calculator.ts';
import { expectedBars } from '../support/expected-figures.ts';
import { queryFor, someAssumptions, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const formats = formatsFor(defaultLanguage);
const changed = { ...someInputs, ...someAssumptions };
const writtenValues = (inputs: Inputs) => ({
  conversion: inputText('conversion', inputs.conversion, formats),
  cancellation: inputText('cancellation', inputs.cancellation, formats),
  referrals: inputText('referralsTenths', inputs.referralsTenths, formats),
});

/** Opens a link, and the section with its assumptions. */
async function open(page: Page, inputs: Inputs) {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(inputs)}`);
  await untilHydrated(page);
  await calculator.openAssumptions();
  return calculator;
}

for (const name of assumptionNames) {
  test(`the ${name} that is chosen changes amounts, months, figures, bars and address`, async ({ page }) => {
    const { selects, shows } = await open(page, someInputs);
    const inputs = { ...someInputs, [name]: cautiousAssumptions[name] };
    await selects[name].focus();
    await selects[name].selectOption(inputText(name, inputs[name], formats));
    await shows(inputs);
    for (const example of [{ isOther: false }, { isOther: true }])
      await expect.poll(() => drawnBars(page, example)).toEqual(expectedBars(inputs, example));
    await expect(page).toHaveURL(`/de${queryFor(inputs)}`);
    await expect(selects[name]).toBeFocused();
  });
}

test('a key chooses the next value, and a change without input counts, as in browsers on phones', async ({ page }) => {
  const { selects, shows } = await open(page, someInputs);
  await selects.conversion.focus();
  await page.keyboard.press('ArrowDown');
  const [, next = 0] = assumptionValues('conversion', planAssumptions.conversion);
  await shows({ ...someInputs, conversion: next });
  await selects.conversion.evaluate((select: HTMLSelectElement) => {
    select.value = '50';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await shows({ ...someInputs, conversion: 50 });
});

test('one button changes between the plan’s and the other assumptions, says which, and keeps the focus', async ({
  page,
}) => {
  const { shows, useOther } = await open(page, changed);
  const cautious = { ...someInputs, ...cautiousAssumptions };
  await useOther.focus();
  for (const inputs of [cautious, { ...someInputs, ...planAssumptions }, cautious]) {
    const values = t('exampleAssumptions', writtenValues(inputs));
    await expect(useOther).toHaveAccessibleName(`${t('useTheseValues')} ${values}`);
    await page.keyboard.press('Enter');
    await shows(inputs);
    await expect(page).toHaveURL(`/de${queryFor(inputs)}`);
    await expect(useOther).toBeFocused();
  }
});

test('a link with assumptions says them beside its amount before anything is opened; then every value is listed once', async ({
  page,
}) => {
  for (const inputs of [changed, { ...someInputs, conversion: 33 }, { ...someInputs, ...cautiousAssumptions }]) {
    const { shows, selects, openAssumptions } = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor(inputs)}`);
    await shows(inputs);
    await expect(page.getByText(t('exampleAssumptions', writtenValues(inputs))).first()).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await untilHydrated(page);
    await openAssumptions();
    for (const name of assumptionNames) {
      const options = selects[name].getByRole('option', { includeHidden: true });
      const listed = assumptionValues(name, inputs[name]).map((value) => inputText(name, value, formats));
      await expect(options).toHaveText(listed);
      await expect(selects[name]).toHaveValue(String(inputs[name]));
    }
  }
});

test('what was chosen is what the address says after a reload, and after its texts have been translated', async ({
  page,
}) => {
  const { selects, shows, openAssumptions } = await open(page, someInputs);
  await selects.conversion.selectOption('50');
  const inputs = { ...someInputs, conversion: 50 };
  await expect(page).toHaveURL(`/de${queryFor(inputs)}`);
  await page.reload();
  await untilHydrated(page);
  await shows(inputs);
  await openAssumptions();
  await selects.cancellation.evaluate((select) => {
    for (const option of select.querySelectorAll('option')) option.textContent = `about ${option.textContent}`;
  });
  await selects.cancellation.selectOption('10');
  await expect(page).toHaveURL(`/de${queryFor(inputs)}&cancellation=10`);
});

test('a screen reader hears one table: each assumption with its list and the other value', async ({ page }) => {
  await open(page, someInputs);
  const table = page.getByRole('table').filter({ hasText: t('thisExample') });
  await expect(table.getByRole('columnheader')).toHaveText([t('assumptions'), t('thisExample'), t('anotherExample')]);
  for (const key of ['conversion', 'cancellationRate', 'referralRate'] as const) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: t(key), exact: true }) });
    await expect(row.getByRole('cell')).toHaveCount(2);
  }
  await expect(table.getByRole('combobox')).toHaveCount(assumptionNames.length);
});
