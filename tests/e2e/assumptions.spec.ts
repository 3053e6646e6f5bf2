import { expect, test } from '@playwright/test';
import { defaultLanguage, languages } from '../../src/config/languages.ts';
import { assumptionNames, cautiousAssumptions, inputRules, plansAssumptions } from '../../src/model/inputs.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn, drawnBars } from '../support/calculator.ts';
import { expectedBars } from '../support/expected-figures.ts';
import { queryFor, someAssumptions, someInputs } from '../support/entered-inputs.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const { count } = formatsFor(defaultLanguage);
const cautious = { ...someInputs, ...cautiousAssumptions };
const changed = { ...someInputs, ...someAssumptions };

for (const name of assumptionNames) {
  test(`typed into its field, the ${name} changes answer, months, figures, bars and address`, async ({ page }) => {
    const { fields, shows } = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor(someInputs)}`);
    await untilHydrated(page);
    const inputs = { ...someInputs, [name]: someAssumptions[name] };
    await fields[name].fill('');
    await page.keyboard.type(count(inputs[name] / 10 ** inputRules[name].decimals));
    await shows(inputs);
    await expect.poll(() => drawnBars(page)).toEqual(expectedBars(inputs));
    await expect(page).toHaveURL(`/de${queryFor(inputs)}`);
  });
}

test('one button changes between the plan’s and the other assumptions, and keeps the focus', async ({ page }) => {
  const { shows, useOther } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(changed)}`);
  await untilHydrated(page);
  await useOther.click();
  for (const inputs of [cautious, { ...someInputs, ...plansAssumptions }, cautious]) {
    await shows(inputs);
    await expect(page).toHaveURL(`/de${queryFor(inputs)}`);
    await expect(useOther).toBeFocused();
    await page.keyboard.press('Enter');
  }
});

test('whatever a link has set, the other column is right in the first frame', async ({ page }) => {
  const { shows, useOther } = calculatorOn(page, defaultLanguage);
  for (const inputs of [changed, { ...someInputs, conversion: 0 }, cautious]) {
    const release = await holdIslandScripts(page);
    await page.goto(`/de${queryFor(inputs)}`);
    await shows(inputs);
    await expect(useOther).toBeDisabled();
    release();
    await untilHydrated(page);
    await shows(inputs);
  }
});

for (const language of [defaultLanguage, ...languages.filter(({ hreflang }) => (hreflang as string) === 'tr')])
  test(`in ${language.name}, a number and its percent sign stand together in the field’s middle`, async ({ page }) => {
    const { fields } = calculatorOn(page, language);
    await page.goto(`/${language.path}`);
    await untilHydrated(page);
    for (const number of ['5', '75', '100']) {
      await fields.conversion.fill(number);
      const { gap, offCentre, room } = await fields.conversion.evaluate((field: HTMLInputElement) => {
        const [box, sign] = [field, field.nextElementSibling!].map((one) => one.getBoundingClientRect());
        const style = getComputedStyle(field);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const width = pen.measureText(field.value).width;
        const shift = (Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)) / 2;
        const middle = (box!.left + box!.right) / 2;
        const digits = { left: middle + shift - width / 2, right: middle + shift + width / 2 };
        const isFirst = sign!.left < digits.left;
        const [left, right] = isFirst ? [sign!.left, digits.right] : [digits.left, sign!.right];
        return {
          gap: isFirst ? digits.left - sign!.right : sign!.left - digits.right,
          offCentre: (left + right) / 2 - middle,
          room: Math.min(left - box!.left, box!.right - right),
        };
      });
      expect(Math.abs(gap - 2.4), `gap of ${gap} px`).toBeLessThan(1.5);
      expect(Math.abs(offCentre)).toBeLessThan(2);
      expect(room).toBeGreaterThanOrEqual(12);
    }
  });

test('a screen reader hears one table: each assumption with its field and the other value', async ({ page }) => {
  await page.goto(`/de${queryFor(someInputs)}`);
  const table = page.getByRole('table', { name: t('assumptions'), exact: true });
  await expect(table.getByRole('columnheader')).toHaveText([t('thisExample'), t('otherAssumptions')]);
  for (const key of [
    'totalRevenue',
    'subscribersAmongPartners',
    'conversion',
    'cancellationRate',
    'referralRate',
  ] as const) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: t(key), exact: true }) });
    await expect(row.getByRole('cell')).toHaveCount(2);
  }
  await expect(table.getByRole('textbox')).toHaveCount(assumptionNames.length);
});
