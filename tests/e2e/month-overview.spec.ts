import { expect, test, type Page } from '@playwright/test';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { defaultLanguage, languages } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { changedInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';

/** A language that breaks the words of its headings at soft hyphens, if there is one. */
const language = languages.find((one) => translator(one)('newSubscriptions').includes('\u00ad')) ?? defaultLanguage;
const t = translator(language);
const { count } = formatsFor(language);

async function openOverview(page: Page, inputs: Inputs = someInputs): Promise<void> {
  await page.goto(`/${language.path}${queryFor(inputs)}`);
  await untilHydrated(page);
  await page.getByText(t('monthOverview'), { exact: true }).first().click();
}

const overviewOn = (page: Page) => page.getByRole('region', { name: t('monthOverview') }).getByRole('table');

/** The heads and the counts of all columns of both levels that there may be; in which all are 0 there is none. */
function expectedColumns(inputs: Inputs) {
  const rows = project(plan, inputs);
  const level = (name: 'level1' | 'level2', joining: string) =>
    [
      [joining, rows.map((row) => row[name].joining)],
      [t('newSubscriptions'), rows.map((row) => row[name].newSubscriptions)],
      [t('cancelled'), rows.map((row) => row[name].cancelledSubscriptions)],
      [t('totalActiveSubscriptions'), rows.map((row) => row[name].subscriptions)],
    ] as const;
  return [...level('level1', t('newPartners')), ...level('level2', t('referrals'))].filter(([, counts]) =>
    counts.some(Boolean),
  );
}

for (const { title, inputs } of [
  { title: 'assumptions of a visitor’s own', inputs: changedInputs },
  { title: 'nobody', inputs: { ...defaultInputs, partnersAtStart: 0, newLevel1PartnersPerMonth: 0 } },
]) {
  test(`with ${title}, the overview has every month’s numbers, and no column of zeros`, async ({ page }) => {
    await openOverview(page, inputs);
    const table = overviewOn(page);
    const columns = expectedColumns(inputs);
    const heads = table.locator('thead tr').last().getByRole('columnheader');
    await expect(heads).toHaveText(columns.map(([head]) => head));
    for (const [index, [head]] of columns.entries())
      await expect(heads.nth(index)).toHaveAccessibleName(head === t('cancelled') ? t('cancelledSubscriptions') : head);
    expect(await heads.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel).join())).not.toContain('\u00ad');
    await expect(table.locator('tbody tr')).toHaveCount(plan.horizonMonths);
    for (const [index, total] of amountsFor(language, inputs).entries()) {
      const row = table.locator('tbody tr').nth(index);
      await expect(row.getByRole('rowheader')).toHaveText(`${index + 1}`);
      const counts = columns.map(([, all]) => count(all[index]!));
      const cells = row.getByRole('cell');
      await expect(cells).toHaveText([total, ...counts]);
    }
  });
}

test('on a phone the month stays in sight while its row is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOverview(page);
  const row = overviewOn(page).locator('tbody tr').first();
  await row.getByRole('cell').last().scrollIntoViewIfNeeded();
  await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 0.95 });
});
