import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { overview } from '../../src/model/overview.ts';
import { plan } from '../../src/model/plan.ts';
import { calculatorOn } from '../support/calculator.ts';
import { bothDirections } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { money } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';

for (const language of bothDirections)
  test(`in ${language.name} each calculation of the breakdown begins where its plan's name does`, async ({ page }) => {
    await page.goto(`/${language.path}${queryFor(someInputs)}`);
    await untilHydrated(page);
    const { detailTitle, breakdownOf } = calculatorOn(page, language);
    await detailTitle.click();
    const plans = breakdownOf(plan.horizonMonths)
      .getByRole('rowheader')
      .filter({ has: page.locator('bdi', { hasText: '×' }) });
    await expect(plans.first()).toBeVisible();
    const starts = await plans.evaluateAll((cells) =>
      cells.map((cell) => {
        const startOf = (node: Node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const { left, right } = range.getBoundingClientRect();
          return Math.round(getComputedStyle(cell).direction === 'rtl' ? right : left);
        };
        return [startOf(cell.querySelector('span')!), startOf(cell.querySelector('bdi')!)];
      }),
    );
    for (const [name, calculation] of starts) expect(calculation).toBe(name);
  });

test('the breakdown of a chosen month shows each tier’s commission at each level, and its formula', async ({
  page,
}) => {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  const month = Math.ceil(plan.horizonMonths / 2);
  await calculator.month(month).check();
  await calculator.detailTitle.click();
  const { levels, totalRevenueCents } = overview(plan, someInputs)[month - 1]!;
  const breakdown = calculator.breakdownOf(month);
  const amounts = levels.flatMap(({ revenueCents, lines }) => [revenueCents, ...lines.map(({ cents }) => cents)]);
  await expect(breakdown.getByRole('cell')).toHaveText([...amounts, totalRevenueCents].map(money(defaultLanguage)));
  const { count, percent } = formatsFor(defaultLanguage, plan.currency);
  const formulas = levels.flatMap(({ lines }) =>
    lines.map((line) => `${count(line.count)} × ${money(defaultLanguage)(line.priceCents)} × ${percent(line.percent)}`),
  );
  await expect(breakdown.locator('th bdi').filter({ hasText: '×' })).toHaveText(formulas);
});
