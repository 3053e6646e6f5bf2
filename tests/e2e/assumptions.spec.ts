import { expect, test, type Page } from '@playwright/test';
import { inputRules, withCautiousAssumptions } from '../../src/model/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { cautious, level2PartnersPerLevel1Partner } from '../../src/config/settings.ts';
import { plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn, drawnColumns } from '../support/calculator.ts';
import { expectedColumns } from '../support/expected-figures.ts';
import { queryFor, someAssumptions, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';

const t = translator(defaultLanguage);
const { count } = formatsFor(defaultLanguage, plan.currency);

/** What is said at the first amount: its name, shown or not. */
const names = (page: Page) => page.locator('[data-result] [data-case=entered] span[data-if]');

async function openAssumptions(page: Page, inputs: Inputs) {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(inputs)}`);
  await calculator.assumptionsTitle.click();
  return calculator;
}

test('the field of each assumption says what both cases assume', async ({ page }) => {
  const { fields } = await openAssumptions(page, someInputs);
  for (const [name, planned, other] of [
    ['cancellation', 0, cautious.cancellation],
    ['referralsTenths', level2PartnersPerLevel1Partner, cautious.referrals],
    ['conversion', 100, cautious.conversion],
  ] as const)
    for (const [label, number] of [
      [t('optimistic'), planned],
      [t('lessOptimistic'), other],
    ] as const) {
      const said = t('labelledNumber', { label, count: count(number) });
      await expect(fields[name]).toHaveAccessibleDescription(new RegExp(RegExp.escape(said)));
    }
});

for (const name of ['cancellation', 'referralsTenths', 'conversion'] as const) {
  test(`typed into its field, the ${name} changes result, months, figures, bars and address`, async ({ page }) => {
    const { fields, shows, result } = await openAssumptions(page, someInputs);
    const changed = { ...someInputs, [name]: someAssumptions[name] };
    await fields[name].focus();
    await page.keyboard.type(count(changed[name] / 10 ** inputRules[name].decimals));
    await expect.poll(() => result.first().textContent()).toBe(amountsFor(defaultLanguage, changed).at(-1));
    await shows(changed);
    await expect.poll(() => drawnColumns(page)).toEqual(expectedColumns(changed));
    await expect(page).toHaveURL(`/de${queryFor(changed)}`);
  });
}

test('the first case is named by its assumptions, as soon as one is changed and no longer than that; then it lists them', async ({
  page,
}) => {
  const calculator = await openAssumptions(page, someInputs);
  const { fields, notice, increase, decrease, assume, cautiousResult, cautiousAmounts, figures } = calculator;
  const says = (name: string) => expect(names(page).filter({ visible: true })).toHaveText([name]);
  await says(t('optimistic'));
  await increase('cancellation').click();
  await says(t('ownAssumptions'));
  const { percent } = formatsFor(defaultLanguage, plan.currency);
  await expect(page.locator('[data-result] [data-case=entered] dd').nth(1)).toHaveText(percent(1));
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
  await expect(figures.filter({ visible: true })).toHaveCount((await figures.count()) / 2);
  await expect(page.locator('[id^=columns-] rect + rect').filter({ visible: true })).toHaveCount(0);
});
