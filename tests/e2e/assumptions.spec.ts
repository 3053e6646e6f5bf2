import { expect, test, type Page } from '@playwright/test';
import { inputRules } from '../../src/config/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { cautious, level2PartnersPerLevel1Partner } from '../../src/config/settings.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn, drawnColumns } from '../support/calculator.ts';
import { expectedColumns } from '../support/expected-columns.ts';
import { queryFor, someAssumptions, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';

const t = translator(defaultLanguage);
const { count } = formatsFor(defaultLanguage, plan.currency);
const cautiousInputs = {
  ...someInputs,
  cancellation: cautious.cancellation,
  referralsTenths: 10 * cautious.referrals,
  conversion: cautious.conversion,
};

const cautiousConditions = t('cautiousConditions');

/** What is said of the assumptions at the amounts, shown or not. */
const conditions = (page: Page) =>
  page
    .locator('[data-result]')
    .getByText(
      new RegExp(`^(${[t('planConditions'), cautiousConditions, t('columnOwn')].map(RegExp.escape).join('|')})$`),
    );

async function openAssumptions(page: Page, inputs: Inputs) {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(inputs)}`);
  await calculator.assumptionsTitle.click();
  return calculator;
}

test('three assumptions are folded away below the card, as the plan has them, each with what the plan assumes', async ({
  page,
}) => {
  const { assumptions, assumptionsTitle, fields } = calculatorOn(page, defaultLanguage);
  const inGroup = assumptions.getByRole('textbox');
  await page.goto('/de');
  await expect(assumptionsTitle).toBeVisible();
  await expect(inGroup).toHaveCount(0);
  await assumptionsTitle.click();
  await expect(inGroup).toHaveCount(3);
  for (const { name, hint, planned } of [
    { name: 'cancellation', hint: 'cancellationHint', planned: 0 },
    { name: 'referralsTenths', hint: 'referralHint', planned: level2PartnersPerLevel1Partner },
    { name: 'conversion', hint: 'conversionHint', planned: 100 },
  ] as const) {
    await expect(fields[name]).toBeVisible();
    expect(await fields[name].inputValue()).toBe(planned === 0 ? '' : count(planned));
    await expect(fields[name]).toHaveAccessibleDescription(
      new RegExp(RegExp.escape(t(hint, { planned: count(planned) }))),
    );
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

test('while the assumptions are the cautious ones, their amount stands once and not a second time beside itself', async ({
  page,
}) => {
  const { assume, result, cautiousResult } = await openAssumptions(page, someInputs);
  const amount = amountsFor(defaultLanguage, cautiousInputs).at(-1)!;
  await expect(cautiousResult).toBeVisible();
  await assume(cautiousInputs);
  await expect.poll(() => result.textContent()).toBe(amount);
  await expect(cautiousResult).toBeHidden();
  await expect(conditions(page).filter({ visible: true })).toHaveText([cautiousConditions]);
  await assume(someInputs);
  await expect(cautiousResult).toBeVisible();
});

test('each amount says what it assumes, and the first whose assumptions it has, as soon as one is changed and no longer than that', async ({
  page,
}) => {
  const { fields, notice, increase, decrease } = await openAssumptions(page, someInputs);
  const says = (own: string) =>
    expect(conditions(page).filter({ visible: true })).toHaveText([own, cautiousConditions]);
  await says(t('planConditions'));
  await increase('cancellation').click();
  await says(t('columnOwn'));
  await decrease('cancellation').click();
  await says(t('planConditions'));
  await fields.conversion.fill('99');
  await expect(notice).toBeVisible();
  await fields.conversion.fill('100');
  await expect(notice).toBeHidden();
  // The numbers of partners are no assumptions.
  await increase('partnersAtStart').click();
  await says(t('planConditions'));
});
