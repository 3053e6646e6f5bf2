import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { cautiousAssumptions, inputRules, largestInputs } from '../../src/model/inputs.ts';
import { plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn, drawnBars } from '../support/calculator.ts';
import { expectedBars, expectedDots } from '../support/expected-figures.ts';
import { queryFor, someAssumptions, someInputs } from '../support/entered-inputs.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const { count } = formatsFor(defaultLanguage, plan.currency);
const lessFavorable = { ...someInputs, ...cautiousAssumptions };

for (const name of ['cancellation', 'referralsTenths', 'conversion'] as const) {
  test(`typed into its field, the ${name} changes answer, months, figures, bars and address`, async ({ page }) => {
    const { fields, shows } = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor(someInputs)}`);
    await untilHydrated(page);
    const changed = { ...someInputs, [name]: someAssumptions[name] };
    await fields[name].focus();
    await page.keyboard.type(count(changed[name] / 10 ** inputRules[name].decimals));
    await shows(changed);
    await expect.poll(() => drawnBars(page)).toEqual(expectedBars(changed));
    await expect(page).toHaveURL(`/de${queryFor(changed)}`);
  });
}

test('one row is pressed to use the less favorable assumptions, and again to go back, and keeps the focus', async ({
  page,
}) => {
  const { shows, useLessFavorable, useOriginal } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(someInputs)}`);
  await untilHydrated(page);
  await expect(page.getByText(t('lessFavorable'))).toBeVisible();
  // The whole row is the button.
  const row = page.locator('p').filter({ hasText: t('lessFavorable') });
  await row.click({ force: true, position: { x: 5, y: 5 } });
  await shows(lessFavorable);
  await expect(page).toHaveURL(`/de${queryFor(lessFavorable)}`);
  await expect(page.getByText(t('original'), { exact: false }).first()).toBeVisible();
  await expect(useOriginal).toBeFocused();
  await page.keyboard.press('Enter');
  await shows(someInputs);
  await expect(useLessFavorable).toBeFocused();
});

test('whatever a link has set, the row has the less favorable amount, right in the first frame', async ({ page }) => {
  const { shows, useLessFavorable } = calculatorOn(page, defaultLanguage);
  const better = { ...someInputs, referralsTenths: largestInputs.referralsTenths };
  for (const inputs of [better, { ...someInputs, conversion: 0 }, lessFavorable]) {
    const release = await holdIslandScripts(page);
    await page.goto(`/de${queryFor(inputs)}`);
    await shows(inputs);
    const label = inputs === lessFavorable ? 'original' : 'lessFavorable';
    for (const key of ['original', 'lessFavorable'] as const)
      await expect(page.locator('[data-compared]').filter({ hasText: t(key) })).toBeVisible({ visible: key === label });
    await expect(useLessFavorable).toBeDisabled();
    release();
    await untilHydrated(page);
    await shows(inputs);
  }
});

test('Reset is there while assumptions are neither the original nor the less favorable ones, and leaves the focus at its heading', async ({
  page,
}) => {
  const { fields, shows } = calculatorOn(page, defaultLanguage);
  const reset = page.getByRole('button', { name: t('reset'), exact: true });
  for (const { inputs, isThere } of [
    { inputs: someInputs, isThere: false },
    { inputs: lessFavorable, isThere: false },
    { inputs: { ...someInputs, ...someAssumptions }, isThere: true },
  ]) {
    await page.goto(`/de${queryFor(inputs)}`);
    await untilHydrated(page);
    await shows(inputs);
    await expect(reset).toHaveCount(isThere ? 1 : 0);
  }
  await reset.press('Enter');
  await shows(someInputs);
  await expect(page.getByRole('heading', { name: t('assumptions'), exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(fields.conversion).toBeFocused();
});

test('each partner has a dot, a ring without a subscription, and a point where only the original assumptions have one', async ({
  page,
}) => {
  const calculator = calculatorOn(page, defaultLanguage);
  const drawn = () =>
    page.locator('[data-dot]').evaluateAll((dots) => {
      const of = (kind: string) => dots.filter((dot) => dot.getAttribute('data-dot') === kind).length;
      return { subscriber: of('subscriber'), nonSubscriber: of('nonSubscriber'), original: of('original') };
    });
  const height = async () => (await page.locator('[data-answer]').boundingBox())!.height;
  const keys = () => page.locator('[data-key]').filter({ visible: true }).count();
  const release = await holdIslandScripts(page);
  await page.goto(`/de${queryFor(lessFavorable)}`);
  await calculator.shows(lessFavorable);
  expect(await drawn()).toEqual(expectedDots(lessFavorable, plan.horizonMonths));
  release();
  await untilHydrated(page);
  expect(await keys()).toBe(3);
  const before = await height();
  await calculator.month(3).check();
  await expect.poll(drawn).toEqual(expectedDots(lessFavorable, 3));
  await calculator.useOriginal.click();
  await expect.poll(drawn).toEqual(expectedDots(someInputs, 3));
  expect(await keys()).toBe(1);
  // Nothing moves when assumptions or the month change.
  expect(await height()).toBe(before);
});
