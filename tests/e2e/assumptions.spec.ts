import { expect, test, type Page } from '@playwright/test';
import { assumptionSet, inputRules, withCautiousAssumptions } from '../../src/model/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { cautious } from '../../src/config/settings.ts';
import { plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn, drawnBars } from '../support/calculator.ts';
import { expectedBars } from '../support/expected-figures.ts';
import { queryFor, someAssumptions, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';

const t = translator(defaultLanguage);
const { count, percent } = formatsFor(defaultLanguage, plan.currency);

/** What is said at the first amount: its name, shown or not. */
const names = (page: Page) => page.locator('h3 [data-if]');

async function openAssumptions(page: Page, inputs: Inputs) {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(inputs)}`);
  await calculator.editAssumptions.click();
  return calculator;
}

test('the assumptions turn into fields in their rows, named by the labels there, and back; a link with some opens them', async ({
  page,
}) => {
  const { fields, figure, editAssumptions } = await openAssumptions(page, someInputs);
  const button = (key: 'done' | 'reset') => page.getByRole('button', { name: t(key), exact: true });
  const row = page.getByRole('row').filter({ has: fields.conversion });
  await expect(row.getByRole('rowheader')).toHaveText(t('conversion'));
  await expect(row.getByRole('cell').last()).toHaveText(percent(cautious.conversion));
  await expect(figure('conversion')).toBeHidden();
  await fields.conversion.fill('80');
  await button('done').click();
  await expect(figure('conversion')).toHaveText(percent(80));
  await expect(fields.conversion).toBeHidden();
  await expect(editAssumptions).toBeFocused();

  const linked = [withCautiousAssumptions(someInputs), { ...someInputs, cancellation: 7 }];
  for (const inputs of linked.filter((one) => assumptionSet(one) !== 'plan')) {
    await page.goto(`/de${queryFor(inputs)}`);
    await expect(button('done')).toBeEnabled();
    await expect(fields.cancellation).toBeVisible();
  }
  await expect(fields.cancellation).toHaveValue(percent(7));
  await button('reset').click();
  await expect(fields.cancellation).toHaveValue('');
  await expect(page).toHaveURL(`/de${queryFor(someInputs)}`);
});

for (const name of ['cancellation', 'referralsTenths', 'conversion'] as const) {
  test(`typed into its field, the ${name} changes result, months, figures, bars and address`, async ({ page }) => {
    const { fields, shows, result } = await openAssumptions(page, someInputs);
    const changed = { ...someInputs, [name]: someAssumptions[name] };
    await fields[name].focus();
    await page.keyboard.type(count(changed[name] / 10 ** inputRules[name].decimals));
    await expect.poll(() => result.first().textContent()).toBe(amountsFor(defaultLanguage, changed).at(-1));
    await shows(changed);
    await expect.poll(() => drawnBars(page)).toEqual(expectedBars(changed));
    await expect(page).toHaveURL(`/de${queryFor(changed)}`);
  });
}

test('the first scenario is named by its assumptions, as soon as one is changed and no longer than that', async ({
  page,
}) => {
  const calculator = await openAssumptions(page, someInputs);
  const { fields, notice, increase, decrease, assume, cautiousResult, cautiousAmounts } = calculator;
  const says = (name: string) => expect(names(page).filter({ visible: true })).toHaveText([name]);
  await says(t('optimistic'));
  await increase('cancellation').click();
  await says(t('ownAssumptions'));
  await expect(fields.cancellation).toHaveValue(percent(1));
  await decrease('cancellation').click();
  await says(t('optimistic'));
  await fields.conversion.fill('99');
  await expect(notice).toBeVisible();
  await fields.conversion.fill('100');
  await expect(notice).toBeHidden();
  // The numbers of partners are no assumptions.
  await increase('partnersAtStart').click();
  await says(t('optimistic'));
  // The same twice would say nothing.
  await assume(withCautiousAssumptions(someInputs));
  await says(t('lessOptimistic'));
  await expect(cautiousResult.or(cautiousAmounts).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('[data-scenario=cautious]').filter({ visible: true })).toHaveCount(0);
  // Its bars stand in the middle of their month.
  const [bar, tile] = await Promise.all(
    [page.locator('[data-bars]').last().locator('rect').first(), calculator.tiles.last()].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(Math.abs(bar!.x + bar!.width / 2 - tile!.x - tile!.width / 2)).toBeLessThanOrEqual(1.5);
});
