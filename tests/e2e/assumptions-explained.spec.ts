import { expect, test, type Page } from '@playwright/test';
import { inputRules } from '../../src/config/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { overview } from '../../src/model/overview.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { changedInputs, otherInputs, queryFor, someAssumptions, someInputs } from '../support/entered-inputs.ts';
import { percent } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const { count } = formatsFor(defaultLanguage, plan.currency);
const last = plan.horizonMonths;

/** Many partners, so that a few percent of each count are somebody. */
const manyPartners: Inputs = { ...otherInputs, partnersAtStart: 5000, newLevel1PartnersPerMonth: 700 };

async function openBreakdown(page: Page, inputs: Inputs) {
  await page.goto(`/de${queryFor(inputs)}`);
  await untilHydrated(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await calculator.breakdownTitle.click();
  const breakdown = calculator.breakdownOf(last);
  await expect(breakdown).toBeVisible();
  return { calculator, breakdown };
}

/** The lines of a breakdown that a head names: how the number comes about, and the number. */
const linesOf = async (breakdown: ReturnType<Page['getByRole']>, head: string) => {
  const lines = breakdown
    .getByRole('row')
    .filter({ has: breakdown.page().getByRole('rowheader', { name: head, exact: true }) });
  return Promise.all((await lines.all()).map((line) => line.getByRole('cell').allTextContents()));
};

test('with the plan’s assumptions, a month’s breakdown says nothing of who cancels or does not buy', async ({
  page,
}) => {
  const { breakdown } = await openBreakdown(page, manyPartners);
  expect(await linesOf(breakdown, t('cancelled'))).toEqual([]);
  expect(await linesOf(breakdown, t('newSubscriptions'))).toEqual([]);
});

test('where some cancel or do not buy, a month’s breakdown says how many at each level, and follows the fields', async ({
  page,
}) => {
  const inputs = { ...manyPartners, ...someAssumptions };
  const { calculator, breakdown } = await openBreakdown(page, inputs);
  const expected = ({ conversion, ...others }: Inputs) => {
    const { levels } = overview(plan, { conversion, ...others }).at(-1)!;
    return {
      cancelled: levels.map(({ cancelledSubscriptions }) => ['', count(cancelledSubscriptions)]),
      joined: levels.map(({ joining, newSubscriptions }) => [
        `${count(joining)} × ${percent(defaultLanguage)(conversion)}`,
        count(newSubscriptions),
      ]),
    };
  };
  expect(await linesOf(breakdown, t('cancelled'))).toEqual(expected(inputs).cancelled);
  expect(await linesOf(breakdown, t('newSubscriptions'))).toEqual(expected(inputs).joined);

  await calculator.assumptionsTitle.click();
  await calculator.fields.cancellation.fill('0');
  await expect.poll(() => linesOf(breakdown, t('cancelled'))).toEqual([]);
  expect(await linesOf(breakdown, t('newSubscriptions'))).toEqual(expected({ ...inputs, cancellation: 0 }).joined);
  await calculator.fields.conversion.fill('100');
  await expect.poll(() => linesOf(breakdown, t('newSubscriptions'))).toEqual([]);
});

const explained = {
  referralsTenths: 'referralRate',
  conversion: 'conversion',
  cancellation: 'cancellationRate',
} as const;
const ownValue = t('yourAssumption', { value: '|' }).split('|')[0]!;

/** What the explanation says of the visitor's own assumptions, by the names of those of which it says anything. */
async function ownAssumptions(page: Page): Promise<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const [name, label] of Object.entries(explained)) {
    const explanation = page
      .locator('dt')
      .filter({ hasText: t(label) })
      .locator('xpath=following-sibling::dd[1]');
    const own = explanation.getByText(ownValue).filter({ visible: true });
    for (const text of await own.allInnerTexts()) said[name] = text.trim();
  }
  return said;
}

/** What it has to say of these inputs. */
const sayingOf = (inputs: Inputs) =>
  Object.fromEntries(
    (Object.keys(explained) as (keyof typeof explained)[])
      .filter((name) => inputs[name] !== inputRules[name].default)
      .map((name) => [name, t('yourAssumption', { value: count(inputs[name] / 10 ** inputRules[name].decimals) })]),
  );

test('the explanation shows the visitor’s own assumptions where they are not the plan’s, and follows the fields', async ({
  page,
}) => {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(changedInputs)}`);
  await page.getByText(t('calculationBasis'), { exact: true }).click();
  await expect.poll(() => ownAssumptions(page)).toEqual(sayingOf(changedInputs));
  await calculator.assumptionsTitle.click();
  await calculator.fields.conversion.fill('0');
  await expect.poll(() => ownAssumptions(page)).toEqual(sayingOf({ ...changedInputs, conversion: 0 }));
  await calculator.fields.conversion.fill('100');
  await expect.poll(() => ownAssumptions(page)).toEqual(sayingOf({ ...changedInputs, conversion: 100 }));
  await calculator.assume(someInputs);
  await expect.poll(() => ownAssumptions(page)).toEqual({});
});
