import { expect, test, type Page } from '@playwright/test';
import { withCautiousAssumptions, inputRules } from '../../src/model/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { cautious, level2PartnersPerLevel1Partner } from '../../src/config/settings.ts';
import { plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn, drawnColumns } from '../support/calculator.ts';
import { expectedColumns } from '../support/expected-columns.ts';
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

test('three assumptions are folded away, as the plan has them, each with what both cases assume', async ({ page }) => {
  const { assumptions, assumptionsTitle, fields } = calculatorOn(page, defaultLanguage);
  const inGroup = assumptions.getByRole('textbox');
  await page.goto('/de');
  await expect(assumptionsTitle).toBeVisible();
  await expect(inGroup).toHaveCount(0);
  await assumptionsTitle.click();
  await expect(inGroup).toHaveCount(3);
  for (const { name, planned, other } of [
    { name: 'cancellation', planned: 0, other: cautious.cancellation },
    { name: 'referralsTenths', planned: level2PartnersPerLevel1Partner, other: cautious.referrals },
    { name: 'conversion', planned: 100, other: cautious.conversion },
  ] as const) {
    await expect(fields[name]).toBeVisible();
    expect(await fields[name].inputValue()).toBe(planned === 0 ? '' : count(planned));
    for (const [key, number] of [
      ['optimistic', planned],
      ['lessOptimistic', other],
    ] as const) {
      const said = t('labelledNumber', { label: t(key), count: count(number) });
      await expect(fields[name]).toHaveAccessibleDescription(new RegExp(RegExp.escape(said)));
    }
  }
  await assumptionsTitle.press('Enter');
  await expect(inGroup).toHaveCount(0);
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
  const { fields, notice, increase, decrease, assume, cautiousResult } = await openAssumptions(page, someInputs);
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
  await expect(cautiousResult).toBeHidden();
  await expect(page.locator('[id^=columns-] rect + rect').filter({ visible: true })).toHaveCount(0);
});
