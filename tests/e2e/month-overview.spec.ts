import { expect, test, type Page } from '@playwright/test';
import { cautiousAssumptions } from '../../src/config/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { overview } from '../../src/model/overview.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
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

/** The heads and the numbers of all columns that there may be after the month and the total, with the zeros. */
function expectedColumns(inputs: Inputs) {
  const rows = overview(plan, inputs);
  const count = new Intl.NumberFormat(defaultLanguage.numberLocale, { useGrouping: 'always' });
  const counts = (head: string, values: readonly number[]) => ({
    head,
    isShown: values.some((value) => value > 0),
    cells: values.map((value) => count.format(value)),
  });
  const level = (index: 0 | 1, joining: string) => [
    counts(
      joining,
      rows.map(({ levels }) => levels[index].joining),
    ),
    ...tiers.map((tier, line) =>
      counts(
        tier,
        rows.map(({ levels }) => levels[index].lines[line]!.count),
      ),
    ),
  ];
  const revenue = (head: string, cents: readonly number[]) => ({
    ...counts(head, cents),
    cells: cents.map(money(defaultLanguage)),
  });
  const ofLevel = (index: 0 | 1) => rows.map(({ levels }) => levels[index].revenueCents);
  const cautious = project(plan, { ...inputs, ...cautiousAssumptions });
  return [
    ...level(0, t('newPartners')),
    ...level(1, t('referrals')),
    counts(
      t('newSubscriptions'),
      rows.map(({ newSubscriptions }) => newSubscriptions),
    ),
    counts(
      t('cancelledSubscriptions'),
      rows.map(({ cancelledSubscriptions }) => cancelledSubscriptions),
    ),
    counts(
      t('totalActiveSubscriptions'),
      rows.map(({ totalActiveSubscriptions }) => totalActiveSubscriptions),
    ),
    revenue(t('level1'), ofLevel(0)),
    revenue(t('level2'), ofLevel(1)),
    revenue(
      t('totalRevenue'),
      cautious.map(({ totalRevenueCents }) => totalRevenueCents),
    ),
  ];
}

for (const { title, inputs } of [
  { title: 'many partners', inputs: someInputs },
  {
    title: 'one partner, too few for an upgrade',
    inputs: { ...defaultInputs, partnersAtStart: 1, newLevel1PartnersPerMonth: 0 },
  },
  { title: 'assumptions of a visitor’s own', inputs: changedInputs },
  { title: 'nobody', inputs: { ...defaultInputs, partnersAtStart: 0, newLevel1PartnersPerMonth: 0 } },
]) {
  test(`with ${title}, the overview has the numbers of every month, no column that is zero in all, and heads that span their columns`, async ({
    page,
  }) => {
    await openOverview(page, inputs);
    const table = overviewOn(page);
    const shown = expectedColumns(inputs).filter(({ isShown }) => isShown);
    await expect(table.locator('thead tr').last().getByRole('columnheader')).toHaveText(shown.map(({ head }) => head));
    for (const [index, total] of amountsFor(defaultLanguage, inputs).entries()) {
      const row = table.locator('tbody tr').nth(index);
      await expect(row.getByRole('rowheader')).toHaveText(`${index + 1}`);
      await expect(row.getByRole('cell')).toHaveText([total, ...shown.map(({ cells }) => cells[index]!)]);
    }
    await expect(table.locator('tbody tr')).toHaveCount(plan.horizonMonths);

    const { groups, spanned, columns } = await table.evaluate((table: HTMLTableElement) => ({
      groups: [...table.querySelectorAll('colgroup')].map(({ span }) => span),
      spanned: [...table.rows[0]!.cells].map(({ colSpan }) => colSpan),
      columns: table.tBodies[0]!.rows[0]!.cells.length,
    }));
    expect(groups).toEqual(spanned);
    expect(groups.reduce((sum, span) => sum + span, 0)).toBe(columns);
  });
}

test('cancelled subscriptions have a column only where somebody cancels, and the less optimistic case has one of its own', async ({
  page,
}) => {
  const head = (name: string) => overviewOn(page).getByRole('columnheader', { name, exact: true });
  await openOverview(page, someInputs);
  await expect(head(t('lessOptimistic'))).toHaveCount(1);
  await expect(head(t('cancelledSubscriptions'))).toHaveCount(0);
  const { fields, assumptionsTitle } = calculatorOn(page, defaultLanguage);
  await assumptionsTitle.click();
  await fields.cancellation.fill('50');
  await expect(head(t('cancelledSubscriptions'))).toHaveCount(1);
  await fields.cancellation.fill('0');
  await expect(head(t('cancelledSubscriptions'))).toHaveCount(0);
  await expect(head(t('lessOptimistic'))).toHaveCount(1);
});
