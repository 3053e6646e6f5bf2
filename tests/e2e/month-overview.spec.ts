import { expect, test, type Page } from '@playwright/test';
import { cautiousAssumptions } from '../../src/model/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { overview } from '../../src/model/overview.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { changedInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor, money } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const tiers = Object.keys(plan.tiers);

async function openOverview(page: Page, inputs: Inputs = someInputs): Promise<void> {
  await page.goto(`/${defaultLanguage.path}${queryFor(inputs)}`);
  await untilHydrated(page);
  await page.getByText(t('monthOverview'), { exact: true }).first().click();
}

const overviewOn = (page: Page) =>
  page.getByRole('region', { name: t('monthOverview') }).getByRole('table', { name: t('monthOverview'), exact: true });

/** The heads and the values of all columns that there may be after the month and the total; in which all are 0 there is none. */
function expectedColumns(inputs: Inputs) {
  const rows = overview(plan, inputs);
  const cautious = project(plan, { ...inputs, ...cautiousAssumptions });
  const isRepeated = cautious.every(
    ({ totalRevenueCents }, index) => totalRevenueCents === rows[index]!.totalRevenueCents,
  );
  const count = new Intl.NumberFormat(defaultLanguage.numberLocale).format;
  const amount = money(defaultLanguage);
  const level = (index: 0 | 1, joining: string) => [
    [joining, rows.map(({ levels }) => levels[index].joining), count] as const,
    ...tiers.map((tier, line) => [tier, rows.map(({ levels }) => levels[index].lines[line]!.count), count] as const),
  ];
  return [
    ...level(0, t('newPartners')),
    ...level(1, t('referrals')),
    [t('newSubscriptions'), rows.map(({ newSubscriptions }) => newSubscriptions), count] as const,
    [t('cancelledSubscriptions'), rows.map(({ cancelledSubscriptions }) => cancelledSubscriptions), count] as const,
    [t('totalActiveSubscriptions'), rows.map((row) => row.totalActiveSubscriptions), count] as const,
    [t('totalRevenue'), cautious.map((row) => (isRepeated ? 0 : row.totalRevenueCents)), amount] as const,
  ].filter(([, values]) => values.some((value) => value > 0));
}

for (const { title, inputs } of [
  { title: 'assumptions of a visitor’s own', inputs: changedInputs },
  { title: 'the cautious assumptions', inputs: { ...someInputs, ...cautiousAssumptions } },
  { title: 'nobody', inputs: { ...defaultInputs, partnersAtStart: 0, newLevel1PartnersPerMonth: 0 } },
]) {
  test(`with ${title}, the overview has the numbers of every month, and no column that is zero in all or repeats another`, async ({
    page,
  }) => {
    await openOverview(page, inputs);
    const table = overviewOn(page);
    const columns = expectedColumns(inputs);
    await expect(table.locator('thead tr').last().getByRole('columnheader')).toHaveText(columns.map(([head]) => head));
    await expect(table.locator('tbody tr')).toHaveCount(plan.horizonMonths);
    for (const [index, total] of amountsFor(defaultLanguage, inputs).entries()) {
      const row = table.locator('tbody tr').nth(index);
      await expect(row.getByRole('rowheader')).toHaveText(`${index + 1}`);
      const values = columns.map(([, all, format]) => format(all[index]!));
      await expect(row.getByRole('cell')).toHaveText([total, ...values]);
    }
  });
}
